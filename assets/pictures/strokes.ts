/** Pieces of a ground, in stage coordinates; they reach far to both sides of the stage. */
const left = -1000;
const across = 3000;

/** The arguments of a stroke: `hills(560 90 #b9dc9a #8cc274 -60)` has three numbers and two words. */
interface StrokeArguments {
  numbers: number[];
  words: string[];
  /** The colours of the picture and of its shadows. */
  colour: string;
  shadow: string;
}

type Stroke = (args: StrokeArguments) => string;

export function strokeNamed(name: string): Stroke {
  const stroke = strokes[name];
  if (!stroke) throw new Error(`There is no stroke '${name}'`);
  return stroke;
}

const strokes: Record<string, Stroke> = {
  sky({ words: [top = '', bottom = ''] }) {
    return `<defs>${sweep('sky', [top, bottom])}</defs><rect x="${left}" width="${across}" height="1000" fill="url(#sky)"/>`;
  },
  sun({ numbers: [x, y], words: [colour = '#ffe9a8'] }) {
    return `<defs><radialGradient id="glow"><stop offset="0" stop-color="${colour}"/><stop offset=".28" stop-color="${colour}"/><stop offset=".3" stop-color="${colour}" stop-opacity=".5"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs><circle cx="${x}" cy="${y}" r="260" fill="url(#glow)"/>`;
  },
  cloud({ numbers: [x, y, size] }) {
    return `<g transform="translate(${x} ${y}) scale(${size})" fill="#fff" opacity=".9"><ellipse rx="120" ry="34"/><circle cx="-46" cy="-22" r="44"/><circle cx="24" cy="-38" r="58"/><circle cx="76" cy="-10" r="34"/></g>`;
  },
  /** A row of rolling hills whose tops lie around `y`. */
  hills({ numbers: [y = 0, height = 0, shift = 0], words: colours }) {
    const id = `hills${Math.round(y)}`;
    const waves = repeat(
      8,
      (i) =>
        `q 110 ${i % 2 ? height * 0.3 : -height} 220 ${i % 2 ? height * 0.1 : 0} t 200 ${i % 2 ? -height * 0.1 : 0}`,
    );
    return `<defs>${sweep(id, colours)}</defs><path d="M${left + shift} ${y}${waves}V1000H${left}z" fill="url(#${id})"/>`;
  },
  mountains({ numbers: [y = 0, height = 0], words: [colour, cap] }) {
    const peak = (x: number, i: number, far: boolean) => {
      const top = y - height * (0.62 + ((i * 37) % 40) / 100);
      const slope = `M${x - 300} ${y + 20}L${x} ${top} ${x + 300} ${y + 20}z`;
      const snow = `M${x} ${top}l-66 ${height * 0.22} 34 -14 30 26 34 -30 36 18z`;
      const haze = far ? `<path d="${slope}" fill="#fff" opacity=".22"/>` : '';
      return `<path d="${slope}" fill="${colour}"/>${haze}${cap ? `<path d="${snow}" fill="${cap}"/>` : ''}`;
    };
    const far = [-260, 420, 1120].map((x, i) => peak(x, i * 2 + 1, true)).join('');
    const near = [-620, 60, 760, 1480].map((x, i) => peak(x, i * 2, false)).join('');
    return `${far}${near}<rect x="${left}" y="${y - 8}" width="${across}" height="130" fill="${colour}"/>`;
  },
  sea({ numbers: [y = 0], words: colours }) {
    const ripples = repeat(
      26,
      (i) =>
        `<path d="M${-460 + ((i * 347) % 1960)} ${y + 26 + ((i * 61) % (960 - y))}q26 -12 52 0t52 0" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity="${0.28 + (i % 3) * 0.14}"/>`,
    );
    return `<defs>${sweep('sea', colours)}</defs><rect x="${left}" y="${y}" width="${across}" height="${1000 - y}" fill="url(#sea)"/>${ripples}`;
  },
  /** A beach or a quay in front of the sea. */
  shore({ numbers: [y = 0], words: [colour] }) {
    return `<path d="M${left} ${y + 30}q400 -60 900 -20t1000 10 1100 -30V1000H${left}z" fill="#fff" opacity=".7"/><path d="M${left} ${y + 52}q400 -60 900 -20t1000 10 1100 -30V1000H${left}z" fill="${colour}"/>`;
  },
  /** Planted rows that run toward one point on the horizon. */
  rows({ numbers: [y = 0], words: [soil, crop] }) {
    const lines = repeat(25, (i) => {
      const near = -1500 + i * 165;
      const far = 500 + (near - 500) * 0.3;
      return `<path d="M${far - 7} ${y}L${near - 34} 1000h68L${far + 7} ${y}z" fill="${crop}"/>`;
    });
    return `<rect x="${left}" y="${y}" width="${across}" height="${1000 - y}" fill="${soil}"/>${lines}`;
  },
  /** Tea bushes in curved terraces. */
  tea({ numbers: [y = 0] }) {
    return repeat(7, (i) => {
      const top = y + i * i * 9 + i * 26;
      const green = ['#a9cf7a', '#8fbf63', '#7db255', '#6aa449', '#5c963f', '#508a38', '#467f32'][i] ?? '#467f32';
      return `<path d="M${left} ${top + 50}q500 -110 1000 -50t1000 -20 1000 20V1000H${left}z" fill="${green}"/><path d="M${left} ${top + 54}q500 -110 1000 -50t1000 -20 1000 20" fill="none" stroke="#d9efb0" stroke-width="${5 + i * 2}" opacity=".5"/>`;
    });
  },
  /** Paddies with their low banks; `water` shows between young plants, ripe fields hide it. */
  paddies({ numbers: [y = 0], words: [far = '', near = '', bank, tuft] }) {
    const banks = [0.16, 0.42, 0.76]
      .map(
        (at) =>
          `<path d="M${left} ${y + (1000 - y) * at}q1500 -40 3000 14" fill="none" stroke="${bank}" stroke-width="${10 + at * 26}"/>`,
      )
      .join('');
    const tufts = repeat(150, (i) => {
      const depth = ((i * 0.618) % 1) ** 1.4;
      const ty = y + 20 + depth * (960 - y);
      const size = 12 + depth * 30;
      return `<path d="M${-480 + ((i * 811) % 1960)} ${ty}q${-size * 0.5} ${-size} ${-size * 0.7} ${-size * 1.3}m${size * 0.7} ${size * 1.3}q0 ${-size} 2 ${-size * 1.6}m-2 ${size * 1.6}q${size * 0.5} ${-size} ${size * 0.7} ${-size * 1.3}" fill="none" stroke="${tuft}" stroke-width="${3 + depth * 5}" stroke-linecap="round" opacity=".8"/>`;
    });
    return `<defs>${sweep('paddy', [far, near])}</defs><rect x="${left}" y="${y}" width="${across}" height="${1000 - y}" fill="url(#paddy)"/>${banks}${tufts}`;
  },
  /** Shallow pans of sea water with white heaps of salt. */
  'salt-pans'({ numbers: [y = 0] }) {
    const lines = repeat(
      9,
      (i) => `<path d="M${500 + (i - 4) * 150} ${y}L${500 + (i - 4) * 520} 1000" stroke="#b9a68c" stroke-width="12"/>`,
    );
    const heaps = [
      [-250, 690, 0.8],
      [80, 640, 0.6],
      [430, 660, 0.7],
      [800, 640, 0.6],
      [1180, 690, 0.8],
    ]
      .map(
        ([x, at, size]) =>
          `<g transform="translate(${x} ${at}) scale(${size})"><ellipse cy="4" rx="150" ry="24" fill="#7f9bb0" opacity=".4"/><path d="M-140 0q90 -20 140 -120 50 100 140 120z" fill="#fff"/><path d="M0 -120q50 100 140 120H30q20 -60 -30 -120z" fill="#dfe8ee"/></g>`,
      )
      .join('');
    return `<defs>${sweep('pan', ['#cfe3ee', '#9cc4da'])}</defs><rect x="${left}" y="${y}" width="${across}" height="${1000 - y}" fill="url(#pan)"/>${lines}<path d="M${left} ${y + 130}h${across}M${left} ${y + 290}h${across}" stroke="#b9a68c" stroke-width="14"/>${heaps}`;
  },
  mud({ numbers: [y = 0] }) {
    const creeks = repeat(
      7,
      (i) =>
        `<path d="M${-420 + i * 320} ${y + 30}q80 60 -20 130t60 140 -40 200" fill="none" stroke="#d7e3ea" stroke-width="${14 + (i % 3) * 8}" stroke-linecap="round" opacity=".75"/>`,
    );
    return `<defs>${sweep('mud', ['#c3aa93', '#97785f'])}</defs><rect x="${left}" y="${y}" width="${across}" height="${1000 - y}" fill="url(#mud)"/>${creeks}${repeat(40, (i) => `<ellipse cx="${-440 + ((i * 577) % 1900)}" cy="${y + 40 + ((i * 83) % 380)}" rx="12" ry="5" fill="#6f5644" opacity=".5"/>`)}`;
  },
  /** A striped awning over a counter; items stand on the counter at y = 800. */
  stall({ words: stripes }) {
    const scallops = repeat(
      20,
      (i) => `<path d="M${-500 + i * 100} 0v190a50 50 0 0 0 100 0V0z" fill="${stripes[i % 2]}"/>`,
    );
    return `<rect x="-380" y="150" width="30" height="700" fill="#a8743f"/><rect x="1350" y="150" width="30" height="700" fill="#a8743f"/><g opacity=".12"><path d="M${left} 240h${across}v60H${left}z"/></g>${scallops}<path d="M-500 0h2000v24h-2000z" fill="#000" opacity=".08"/>`;
  },
  greenhouse({ numbers: [y = 0] }) {
    return `<path d="M-200 ${y}V${y - 180}a700 380 0 0 1 1400 0V${y}z" fill="#f4fbff" opacity=".85"/><g fill="none" stroke="#bcd3de" stroke-width="9">${repeat(8, (i) => `<path d="M${-200 + i * 200} ${y}V${y - 180 - Math.sin((i / 7) * Math.PI) * 370}"/>`)}<path d="M-200 ${y}V${y - 180}a700 380 0 0 1 1400 0V${y}M-200 ${y - 180}h1400"/></g>`;
  },
  skyline({ numbers: [y = 0], words: [colour] }) {
    const heights = [90, 160, 120, 210, 140, 100, 240, 170, 120, 190, 110, 150, 220, 130, 100, 180];
    return heights
      .map(
        (h, i) =>
          `<rect x="${-520 + i * 130}" y="${y - h}" width="108" height="${h + 4}" rx="8" fill="${colour}" opacity="${0.75 + (i % 3) * 0.12}"/>`,
      )
      .join('');
  },
  volcano({ numbers: [y = 0], words: [colour] }) {
    return `<path d="M-460 ${y}Q180 ${y - 60} 380 ${y - 250}q30 -26 60 -6 30 22 60 20 32 2 64 -20 32 -18 60 8Q820 ${y - 60} 1460 ${y}z" fill="${colour}"/>`;
  },
  fence({ numbers: [y = 0] }) {
    return `<g fill="#fff">${repeat(24, (i) => `<path d="M${-500 + i * 90} ${y}v-78l14 -18 14 18v78z"/>`)}<rect x="${left}" y="${y - 66}" width="${across}" height="12"/><rect x="${left}" y="${y - 30}" width="${across}" height="12"/></g>`;
  },
  /** Small items in the air: petals, leaves, snow, confetti. */
  drifting({ numbers: [count = 40], words: [shape = '', ...colours] }) {
    return repeat(
      count,
      (i) =>
        `<g transform="translate(${-440 + ((i * 719) % 1880)} ${(i * 331) % 640}) rotate(${(i * 47) % 360}) scale(${0.6 + (i % 5) * 0.2})" fill="${colours[i % colours.length]}">${flying[shape]}</g>`,
    );
  },
  /** A plain studio for a wide picture: one colour, light from the upper left, a lighter table. */
  studio({ colour, shadow }) {
    return `<defs><radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="900" cy="260" r="900"><stop offset="0" stop-color="#fff" stop-opacity=".7"/><stop offset=".7" stop-color="#fff" stop-opacity="0"/></radialGradient>${sweep('table', ['#ffffff', '#ffffff00'])}</defs><rect x="${left}" width="${across}" height="1000" fill="${colour}"/><rect x="${left}" y="700" width="${across}" height="300" fill="${shadow}" opacity=".1"/><rect x="${left}" y="700" width="${across}" height="120" fill="url(#table)" opacity=".35"/><rect x="${left}" width="${across}" height="1000" fill="url(#lamp)"/>`;
  },
  counter: () =>
    `<defs>${sweep('counter', ['#d9a566', '#b47f44'])}</defs><rect x="${left}" y="770" width="${across}" height="60" fill="#ecc58c"/><rect x="${left}" y="828" width="${across}" height="180" fill="url(#counter)"/><g stroke="#8f6232" stroke-width="5" opacity=".4"><path d="M${left} 884h${across}M${left} 942h${across}"/></g>`,
  disc: ({ numbers: [x, y, rx, ry, opacity] }) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fff" opacity="${opacity}"/>`,
};

const flying: Record<string, string> = {
  petal: '<path d="M0 -16q18 14 0 32 -18 -18 0 -32z" opacity=".9"/>',
  flake: '<circle r="9" opacity=".85"/>',
  paper: '<rect x="-7" y="-14" width="14" height="28" rx="4" opacity=".75"/>',
};

/** A fill from the top of a shape to its bottom. */
function sweep(id: string, colours: readonly string[]): string {
  const stops = colours.map((c, i) => `<stop offset="${i / (colours.length - 1)}" stop-color="${c}"/>`).join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`;
}

/** `count` copies of what `draw` makes of 0, 1, 2, … */
function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
