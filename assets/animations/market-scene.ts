import { basketBack, basketFront, box, colours, ellipse, line, path, sparkle } from './drawing.ts';
import type { Carrier, Key, Motion, Part, Point, Scene } from './scene.ts';

/** The frame at which the greeting ends, and the frames of the basket's hop. */
export const greetingEnds = 118;
export const hop = { from: 120, to: 176 } as const;
const frames = 180;

const backdrop: Part = {
  name: 'backdrop',
  pivot: [200, 170],
  shapes: [ellipse([200, 168], [158, 152], colours.orangePale), ellipse([200, 306], [150, 12], colours.shade)],
};

const stripes = 7;
const stripeWidth = 40;

const awning: Part = {
  name: 'awning',
  pivot: [200, 44],
  shapes: [
    box([78, 96], [9, 150], 4, colours.woodDark),
    box([313, 96], [9, 150], 4, colours.woodDark),
    ...Array.from({ length: stripes }, (_, index) => {
      const left = 60 + index * stripeWidth;
      return path(scallop(left, left + stripeWidth), { fill: index % 2 ? colours.white : colours.orange });
    }),
    path('M 60 60 L 340 60 L 340 68 L 60 68 Z', { fill: colours.orangeDark }),
    box([54, 40], [292, 22], 11, colours.orange),
  ],
  motion: {
    turn: [
      [0, 0],
      [14, -1.2],
      [34, 1],
      [54, -0.6],
      [72, 0],
    ],
  },
};

function scallop(left: number, right: number): string {
  const middle = (left + right) / 2;
  const bend = (right - left) * 0.3;
  return `M ${left} 60 L ${right} 60 L ${right} 98 C ${right} 112 ${middle + bend} 118 ${middle} 118 C ${middle - bend} 118 ${left} 112 ${left} 98 Z`;
}

const counter: Part = {
  name: 'counter',
  pivot: [200, 240],
  shapes: [
    box([56, 238], [288, 68], 10, colours.wood),
    line('M 128 256 L 128 296', colours.woodDark, 3),
    line('M 272 256 L 272 296', colours.woodDark, 3),
    box([44, 226], [312, 20], 10, colours.woodDark),
  ],
};

/** 장터 in strokes, on a plate at the counter. */
const sign: Part = {
  name: 'sign',
  pivot: [200, 276],
  shapes: [
    box([150, 254], [100, 44], 12, colours.white),
    ...[
      'M 165 263 L 181 263',
      'M 173 264 L 164 275',
      'M 173 264 L 182 275',
      'M 188 260 L 188 277',
      'M 188 268 L 193 268',
      'M 215 263 L 205 263 L 205 286 C 210 286 214 285.5 218 284.5',
      'M 206 274 L 214 274',
      'M 229 260 L 229 291',
      'M 223 273 L 229 273',
    ].map((d) => line(d, colours.orange, 4.2)),
    {
      kind: 'ellipse',
      centre: [180, 286],
      radii: [7.6, 5],
      stroke: { colour: colours.orange, width: 4.2 },
    },
  ],
  motion: pop(74),
};

const leek: Part = {
  name: 'leek',
  pivot: [184, 176],
  lean: -9,
  shapes: [
    path('M 178 120 C 172 96 160 84 152 66 C 168 74 182 92 186 118 Z', { fill: colours.greenDark }),
    path('M 182 118 C 180 92 184 70 192 50 C 198 74 196 98 190 120 Z', { fill: colours.green }),
    path('M 177 118 L 193 118 L 191 176 L 179 176 Z', { fill: colours.greenPale }),
    path('M 178.5 142 L 191.5 142 L 191 176 L 179 176 Z', { fill: colours.white }),
  ],
};

const carrot: Part = {
  name: 'carrot',
  pivot: [154, 178],
  lean: -20,
  shapes: [
    path('M 152 122 C 140 112 138 96 144 86 C 152 94 156 108 155 122 Z', { fill: colours.greenDark }),
    path('M 155 122 C 150 104 154 86 162 78 C 168 92 166 110 158 122 Z', { fill: colours.green }),
    path('M 157 122 C 160 108 168 98 178 96 C 178 108 170 118 159 123 Z', { fill: colours.greenDark }),
    path('M 137 130 C 138 118 171 118 172 130 C 172 150 164 168 155 184 C 146 168 137 150 137 130 Z', {
      fill: colours.carrot,
    }),
    line('M 142 134 L 152 135', colours.carrotDark, 3),
    line('M 158 146 L 166 145', colours.carrotDark, 3),
    line('M 147 154 L 154 155', colours.carrotDark, 3),
  ],
};

const corn: Part = {
  name: 'corn',
  pivot: [218, 178],
  lean: 7,
  shapes: [
    ellipse([218, 126], [18, 46], colours.corn),
    ...[-8, 0, 8].map((x) => line(`M ${218 + x} ${x ? 94 : 86} L ${218 + x} 160`, colours.cornDark, 2)),
    ...[100, 114, 128, 142].map((y) => line(`M 203 ${y} C 212 ${y + 4} 224 ${y + 4} 233 ${y}`, colours.cornDark, 2)),
    path('M 218 180 C 198 168 194 140 198 118 C 210 130 216 150 218 180 Z', { fill: colours.green }),
    path('M 218 180 C 238 168 244 140 240 114 C 226 128 219 150 218 180 Z', { fill: colours.greenDark }),
  ],
};

const eggplant: Part = {
  name: 'eggplant',
  pivot: [246, 176],
  lean: 17,
  shapes: [
    path(
      'M 232 124 C 234 110 258 110 260 124 C 264 140 268 148 266 160 C 263 178 231 178 226 160 C 223 148 229 140 232 124 Z',
      { fill: colours.purple },
    ),
    line('M 236 138 C 233 146 231 151 232 158', colours.purplePale, 5),
    path('M 229 125 C 232 108 260 108 263 125 C 256 122 253 133 246 125 C 240 134 236 122 229 125 Z', {
      fill: colours.green,
    }),
    line('M 246 112 C 245 106 247 101 251 98', colours.greenDark, 6),
  ],
};

const tomato: Part = {
  name: 'tomato',
  pivot: [178, 170],
  shapes: [
    ellipse([178, 148], [25, 23], colours.red),
    line('M 163 146 C 163 140 166 135 171 133', colours.redPale, 4),
    path(
      'M 178 132 C 172 122 164 124 162 128 C 168 128 170 131 170 136 C 174 132 176 134 178 140 C 180 134 183 132 187 136 C 187 131 189 128 195 128 C 192 123 184 122 178 132 Z',
      {
        fill: colours.greenDark,
      },
    ),
    line('M 178 130 L 180 121', colours.greenDark, 4),
  ],
};

const melon: Part = {
  name: 'melon',
  pivot: [226, 172],
  lean: -8,
  shapes: [
    ellipse([226, 150], [29, 21], colours.melon),
    line('M 201 143 C 214 137 238 137 251 143', colours.white, 3),
    line('M 198 152 C 212 149 240 149 254 152', colours.white, 3),
    line('M 203 161 C 215 163 237 163 249 161', colours.white, 3),
    ellipse([254, 148], [3.5, 5], colours.cornDark),
  ],
};

/** In the order in which they appear; the front ones come last. */
const vegetables = [leek, corn, carrot, eggplant, tomato, melon].map((vegetable, index) =>
  comingUp(vegetable, 8 + index * 8, index),
);

function comingUp(part: Part, start: number, index: number): Part {
  const jump = hop.from + 6 + index * 2;
  const hidden: Point = [(200 - part.pivot[0]) * 0.5, 120];
  return {
    ...part,
    carriedBy: 'basket',
    motion: {
      move: [
        [0, hidden],
        [start, hidden],
        [start + 16, [0, -16]],
        [start + 26, [0, 3]],
        [start + 34, [0, 0]],
        [jump, [0, 0]],
        [jump + 12, [0, -14]],
        [jump + 26, [0, 0]],
      ],
      scale: [
        [0, [60, 60]],
        [start, [60, 60]],
        [start + 16, [94, 108]],
        [start + 26, [104, 96]],
        [start + 34, [100, 100]],
      ],
      opacity: [
        [0, 0],
        [start, 0],
        [start + 4, 100],
      ],
    },
  };
}

const star = ([x, y]: Point, size: number, start: number): Part => ({
  name: 'sparkle',
  pivot: [x, y],
  shapes: [sparkle([x, y], size)],
  motion: {
    ...pop(start),
    turn: [
      [start, -60],
      [start + 24, 0],
    ],
  },
});

/** Hearts rise when the basket hops. */
const heart = ([x, y]: Point, size: number, delay: number): Part => {
  const start = hop.from + 10 + delay;
  return {
    name: 'heart',
    pivot: [x, y],
    shapes: [
      path(
        `M ${x} ${y + size} C ${x - size * 1.5} ${y - size * 0.1} ${x - size} ${y - size * 1.1} ${x} ${y - size * 0.35} C ${x + size} ${y - size * 1.1} ${x + size * 1.5} ${y - size * 0.1} ${x} ${y + size} Z`,
        { fill: colours.heart },
      ),
    ],
    motion: {
      move: [
        [start, [0, 20]],
        [start + 34, [0, -34]],
      ],
      opacity: [
        [0, 0],
        [start, 0],
        [start + 8, 100],
        [start + 22, 100],
        [start + 34, 0],
      ],
    },
  };
};

function pop(start: number): Motion {
  return {
    scale: [
      [0, [0, 0]],
      [start, [0, 0]],
      [start + 14, [114, 114]],
      [start + 24, [96, 96]],
      [start + 30, [100, 100]],
    ],
  };
}

/** The basket gives way a little under each of the vegetables, and hops as a whole. */
const basketCarrier: Carrier = {
  name: 'basket',
  pivot: [200, 230],
  motion: {
    scale: [
      [0, [100, 100]],
      ...vegetables.flatMap((_, index): Key<Point>[] => [
        [28 + index * 8, [102, 98]],
        [32 + index * 8, [100, 100]],
      ]),
      [hop.from, [100, 100]],
      [hop.from + 7, [106, 92]],
      [hop.from + 18, [96, 105]],
      [hop.from + 30, [105, 94]],
      [hop.from + 42, [100, 100]],
    ],
    move: [
      [hop.from + 7, [0, 0]],
      [hop.from + 18, [0, -26]],
      [hop.from + 30, [0, 0]],
    ],
  },
};

/** A stall at the market: the basket on its counter fills up with vegetables. */
export const marketScene: Scene = {
  name: '장터',
  size: [400, 330],
  framesPerSecond: 60,
  frames,
  carriers: [basketCarrier],
  parts: [
    backdrop,
    awning,
    basketBack,
    ...vegetables,
    // Hides vegetables that have not appeared yet.
    counter,
    basketFront,
    sign,
    star([104, 146], 15, 62),
    star([298, 152], 18, 68),
    star([284, 196], 9, 76),
    star([118, 196], 8, 72),
    heart([128, 140], 11, 0),
    heart([276, 132], 13, 6),
    heart([204, 60], 9, 10),
  ],
};
