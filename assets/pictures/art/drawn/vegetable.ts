import { ball, drawing, repeat, sweep } from './svg.ts';

export const zucchini = drawing(
  `<g transform="rotate(-38 160 160)"><rect x="6" y="108" width="290" height="104" rx="52" fill="url(#skin)"/>
  ${repeat(26, (i) => `<ellipse cx="${28 + ((i * 53) % 250)}" cy="${120 + ((i * 37) % 82)}" rx="7" ry="3" fill="#e2f0a8" opacity=".6"/>`)}
  <rect x="286" y="136" width="32" height="46" rx="12" fill="#8fae4e"/></g>`,
  sweep('skin', ['#bcdc77', '#8fc04e', '#5d9636']),
);

export const sweetPumpkin = drawing(
  `<path d="M160 92q-6 -42 22 -66" fill="none" stroke="#8d7b3e" stroke-width="24" stroke-linecap="round"/>
  ${[
    [62, 92, 'a'],
    [258, 92, 'a'],
    [106, 100, 'b'],
    [214, 100, 'b'],
    [160, 104, 'c'],
  ]
    .map(([x, h, id]) => `<ellipse cx="${x}" cy="190" rx="58" ry="${h}" fill="url(#${id})"/>`)
    .join('')}
  <g stroke="#c7d79a" stroke-width="5" stroke-linecap="round" fill="none" opacity=".6"><path d="M136 104q-22 80 0 174M184 104q22 80 0 174M84 116q-26 70 0 146M236 116q26 70 0 146"/></g>`,
  ball('a', '#5f9148', '#3b6d34', '#234a24') +
    ball('b', '#6ea052', '#457b3a', '#2b5729') +
    ball('c', '#7fae5c', '#508843', '#33642f'),
);

export const radish = drawing(
  `<g transform="rotate(28 160 160)"><g fill="url(#top)">${[-46, -24, 0, 24, 46].map((turn) => `<path transform="rotate(${turn} 160 96)" d="M150 98q-26 -52 10 -96 36 44 10 96z"/>`).join('')}</g>
  <path d="M96 104q64 -26 128 0 22 92 -18 158 -20 36 -44 52 -8 6 -8 -2 -26 -20 -44 -54 -36 -62 -14 -154z" fill="url(#root)"/>
  <g stroke="#c9cfb0" stroke-width="4" stroke-linecap="round" opacity=".8"><path d="M112 176h30M182 208h26M126 246h24"/></g></g>`,
  sweep('root', ['#a9cf6a', '#eef3dc', '#ffffff', '#f0eee2']) + sweep('top', ['#7cc04a', '#3f8a35']),
);

export const napaCabbage = drawing(
  `<path d="M160 14c66-8 118 46 122 118 4 90-40 172-122 172S34 222 38 132C42 60 94 6 160 14z" fill="url(#outer)"/>
  <path d="M160 40c46 0 84 40 86 98 4 78-28 156-86 156s-90-78-86-156c2-58 40-98 86-98z" fill="url(#inner)"/>
  <path d="M160 74c26 0 48 30 48 76 0 66-16 140-48 140s-48-74-48-140c0-46 22-76 48-76z" fill="url(#heart)"/>
  <g fill="none" stroke="#ffffff" stroke-linecap="round" opacity=".85"><path d="M160 120v164" stroke-width="18"/><path d="M160 170q-30 -14 -34 -52M160 170q30 -14 34 -52M104 276q-44 -70 -30 -150M216 276q44 -70 30 -150" stroke-width="8"/></g>
  <path d="M44 116q14 -24 30 -20 4 -34 34 -34 10 -30 52 -28 42 -2 52 28 30 0 34 34 16 -4 30 20" fill="none" stroke="#5d9c33" stroke-width="12" stroke-linecap="round" stroke-linejoin="round" opacity=".7"/>
  <path d="M112 288q48 24 96 0l-14 20q-34 10 -68 0z" fill="#fbf7e4"/>`,
  sweep('outer', ['#74b33c', '#a5cf62', '#eef3cf']) +
    sweep('inner', ['#a8d35b', '#d6e89a', '#fbfae6']) +
    sweep('heart', ['#e8e37a', '#f5f1b6', '#fffdf0']),
);

export const greenOnion = drawing(
  `<g transform="rotate(34 160 160)">${[-34, -12, 12, 34].map((x, i) => `<path d="M${160 + x * 0.5} 196L${160 + x * 2.1} ${14 + (i % 2) * 26}q10 -14 18 2L${172 + x * 0.6} 196z" fill="url(#blade)"/>`).join('')}
  ${[-26, 0, 26].map((x) => `<rect x="${148 + x}" y="180" width="25" height="120" rx="11" fill="url(#stalk)"/>`).join('')}
  <g stroke="#e8dcc0" stroke-width="3" stroke-linecap="round">${[-26, -14, -4, 4, 14, 26].map((x) => `<path d="M${160 + x} 296q${x / 4} 12 ${x / 2} 22"/>`).join('')}</g>
  <rect x="118" y="206" width="84" height="17" rx="8" fill="#f0a24a"/></g>`,
  sweep('blade', ['#2f8a3c', '#54ad47', '#b9de8e']) + sweep('stalk', ['#cfe7a2', '#fbfdf0', '#ffffff']),
);

export const ginseng = drawing(
  `<g transform="rotate(24 160 160)" fill="none" stroke="url(#root)" stroke-linecap="round"><path d="M160 58v104" stroke-width="66"/><path d="M148 160q-22 54 -48 120M172 160q18 60 36 132" stroke-width="32"/>
  <path d="M100 280q-8 14 -26 24M108 262q22 22 20 46M208 290q4 14 20 22M200 262q-18 26 -16 44M132 96q-46 10 -66 44M188 106q48 8 62 46" stroke-width="10"/>
  <path d="M158 40q0 -18 10 -30" stroke-width="20"/></g>
  <g transform="rotate(24 160 160)" stroke="#b98d4e" stroke-width="4" stroke-linecap="round" opacity=".6"><path d="M140 84h34M146 112h38M136 140h34M134 206l20 8M180 212l18 -4"/></g>`,
  `<linearGradient id="root" gradientUnits="userSpaceOnUse" x1="60" y1="0" x2="260" y2="300"><stop offset="0" stop-color="#fbeac4"/><stop offset="1" stop-color="#dcb377"/></linearGradient>`,
);

export const oysterMushroom = drawing(
  `${[
    [92, 150, -16],
    [228, 150, 16],
    [160, 118, 0],
    [124, 206, -8],
    [204, 212, 8],
  ]
    .map(
      ([x = 0, y = 0, turn]) =>
        `<g transform="rotate(${turn} ${x} ${y})"><path d="M${x - 18} ${y}q4 60 ${(160 - x) / 4} 130h36q4 -70 0 -130z" fill="url(#stalk)"/><path d="M${x - 70} ${y + 8}c0-44 30-68 70-68s70 24 70 68c-20 18-120 18-140 0z" fill="url(#cap)"/></g>`,
    )
    .join('')}`,
  sweep('stalk', ['#f8f2e8', '#e6dac8']) + ball('cap', '#ded2c4', '#b3a08e', '#7f6a58'),
);

export const seaweed = drawing(
  `${[-70, -38, -6, 30, 64].map((x, i) => `<path d="M${160 + x * 0.4} 300q${-40 + i * 8} -60 ${x * 0.5} -120t${x * 0.6} -${130 - Math.abs(x) * 0.5}" fill="none" stroke="${['#2d4a2c', '#3f6637', '#35583a', '#4a7440', '#2f5030'][i]}" stroke-width="46" stroke-linecap="round"/>`).join('')}
  <g fill="none" stroke="#7fa45e" stroke-width="5" stroke-linecap="round" opacity=".6"><path d="M150 280q-46 -60 -40 -150M166 284q-10 -90 10 -190M184 280q36 -80 40 -150"/></g><rect x="108" y="232" width="106" height="20" rx="10" fill="#d9b06c"/>`,
);
