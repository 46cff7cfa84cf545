import { ball, drawing, repeat, sweep } from './svg.ts';

export const walnut = drawing(
  `<ellipse cx="160" cy="164" rx="120" ry="132" fill="url(#shell)"/><path d="M160 32q-16 130 0 264" fill="none" stroke="#8a5c2c" stroke-width="12" stroke-linecap="round"/>
  <g fill="none" stroke="#8f6230" stroke-width="7" stroke-linecap="round" opacity=".75"><path d="M132 70q-50 30 -34 72M128 120q-48 32 -20 82M136 180q-38 36 -16 80M190 66q50 30 32 70M188 122q52 26 26 78M182 186q40 26 20 74"/></g>`,
  ball('shell', '#ecc690', '#cc9954', '#95652f'),
);

export const almond = drawing(
  `<g transform="rotate(36 160 160)"><path d="M160 14c62 40 94 102 94 164 0 70-40 126-94 126s-94-56-94-126c0-62 32-124 94-164z" fill="url(#skin)"/>
  <g fill="none" stroke="#8d4f22" stroke-width="6" stroke-linecap="round" opacity=".5"><path d="M160 56v214M124 100q-26 80 6 160M196 100q26 80 -6 160"/></g></g>`,
  ball('skin', '#dc9c60', '#b9713a', '#834720'),
);

export function songpyeon(lit: string, middle: string, dark: string): string {
  return drawing(
    `<path d="M22 214C30 108 100 58 160 58s130 50 138 156c2 26-18 36-44 36H66c-26 0-46-10-44-36z" fill="url(#dough)"/>
    <path d="M52 204q36 -100 108 -104t108 104" fill="none" stroke="${dark}" stroke-width="8" stroke-linecap="round" opacity=".5"/>
    <ellipse cx="120" cy="106" rx="34" ry="14" fill="#fff" opacity=".5" transform="rotate(-26 120 106)"/>`,
    ball('dough', lit, middle, dark),
  );
}

export const garaetteok = drawing(
  `<g transform="rotate(-20 160 160)">${[
    [40, 196],
    [40, 124],
    [66, 160],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<rect x="${x - 30}" y="${y - 34}" width="270" height="68" rx="34" fill="url(#dough)"/><ellipse cx="${x + 214}" cy="${y}" rx="24" ry="33" fill="#fffdf7" stroke="#e3dac8" stroke-width="4"/>`,
    )
    .join('')}</g>`,
  sweep('dough', ['#ffffff', '#f5efe2', '#dcd1bd']),
);

export const nurungji = drawing(
  `<path d="M52 84q40 -58 112 -50t114 62q26 66 -14 130 -54 66 -128 62T30 212q-22 -68 22 -128z" fill="url(#crust)"/>
  ${repeat(70, (i) => `<ellipse cx="${160 + Math.cos(i * 2.4) * Math.sqrt(i) * 14}" cy="${162 + Math.sin(i * 2.4) * Math.sqrt(i) * 14}" rx="10" ry="6" transform="rotate(${i * 47} ${160 + Math.cos(i * 2.4) * Math.sqrt(i) * 14} ${162 + Math.sin(i * 2.4) * Math.sqrt(i) * 14})" fill="${i % 3 === 0 ? '#fbe3a8' : '#e9b662'}" opacity=".8"/>`)}`,
  ball('crust', '#f2c878', '#dc9f48', '#b06e24'),
);

export const yakgwa = drawing(
  `<g fill="url(#honey)">${repeat(8, (i) => `<circle cx="${160 + Math.cos((i * Math.PI) / 4) * 92}" cy="${160 + Math.sin((i * Math.PI) / 4) * 92}" r="54"/>`)}<circle cx="160" cy="160" r="112"/></g>
  <g fill="none" stroke="#7a3f12" stroke-width="9" stroke-linecap="round" opacity=".5">${repeat(8, (i) => `<path transform="rotate(${i * 45} 160 160)" d="M160 128q-24 -40 0 -76 24 36 0 76z"/>`)}<circle cx="160" cy="160" r="20"/></g>
  <ellipse cx="116" cy="96" rx="46" ry="18" fill="#ffe2b0" opacity=".5" transform="rotate(-36 116 96)"/>`,
  ball('honey', '#e0984a', '#b96a24', '#874412'),
);

export const noodleBundle = drawing(
  `<g transform="rotate(34 160 160)">${repeat(15, (i) => `<rect x="${94 + i * 9}" y="${14 + ((i * 7) % 12)}" width="11" height="288" rx="5" fill="${['#fff8e4', '#f6e9c6', '#fbf1d6'][i % 3]}"/>`)}
  <rect x="84" y="130" width="152" height="62" rx="10" fill="#ff7a24"/><rect x="84" y="152" width="152" height="18" fill="#fff" opacity=".75"/></g>`,
);

export const sausage = drawing(
  `<g fill="none" stroke-linecap="round"><path d="M56 98q30 132 196 124" stroke="url(#skin)" stroke-width="82"/><path d="M60 84q34 108 174 116" stroke="#ffb08c" stroke-width="11" opacity=".7"/>
  <path d="M96 172l34 -28M136 210l26 -34M186 230l12 -38" stroke="#7e2a17" stroke-width="8" opacity=".55"/></g>`,
  `<linearGradient id="skin" gradientUnits="userSpaceOnUse" x1="60" y1="60" x2="220" y2="270"><stop offset="0" stop-color="#ec7a55"/><stop offset="1" stop-color="#a83c22"/></linearGradient>`,
);
