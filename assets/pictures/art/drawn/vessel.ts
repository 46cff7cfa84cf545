import { drawing, repeat, sweep } from './svg.ts';

/** A brown earthenware jar; `label` is the colour of its paper label, `badge` what is drawn on it. */
export function onggi(label?: string, badge = ''): string {
  const paper = label
    ? `<rect x="98" y="150" width="124" height="92" rx="10" fill="#fbf3e2"/><rect x="98" y="150" width="124" height="22" rx="10" fill="${label}"/><rect x="98" y="162" width="124" height="10" fill="${label}"/>${badge}`
    : '<path d="M64 150q96 34 192 0M58 192q102 36 204 0" fill="none" stroke="#c98b56" stroke-width="6" opacity=".6"/>';
  return drawing(
    `<path d="M92 70h136c48 34 60 78 52 130-6 44-32 84-56 100H96c-24-16-50-56-56-100-8-52 4-96 52-130z" fill="url(#clay)"/>${paper}
    <rect x="78" y="48" width="164" height="34" rx="17" fill="url(#lip)"/><path d="M84 52q76 -46 152 0z" fill="url(#lid)"/><rect x="142" y="10" width="36" height="24" rx="12" fill="#6b3d22"/>`,
    sweep('clay', ['#63381f', '#9a5c35', '#7a4526', '#4e2a16'], 0) +
      sweep('lip', ['#71421f', '#b3713f', '#5d3319'], 0) +
      sweep('lid', ['#a9683c', '#6f3f22']),
  );
}

export const badges = {
  pepper:
    '<path d="M138 186q44 -4 48 36-36 6-48 -36z" fill="#d8321f"/><path d="M140 188l-9 -9" stroke="#4f8a2c" stroke-width="7" stroke-linecap="round"/>',
  bean: '<ellipse cx="146" cy="206" rx="17" ry="14" fill="#d9a04a"/><ellipse cx="176" cy="210" rx="17" ry="14" fill="#c58a36"/>',
  leaf: '<path d="M136 226q0 -44 48 -46 2 46 -48 46z" fill="#5d9c3a"/>',
  grain:
    '<g fill="#d99a2b"><ellipse cx="160" cy="192" rx="7" ry="13"/><ellipse cx="146" cy="206" rx="7" ry="13" transform="rotate(-32 146 206)"/><ellipse cx="174" cy="206" rx="7" ry="13" transform="rotate(32 174 206)"/><ellipse cx="148" cy="226" rx="7" ry="13" transform="rotate(-32 148 226)"/><ellipse cx="172" cy="226" rx="7" ry="13" transform="rotate(32 172 226)"/></g>',
  drop: '<path d="M160 176q26 34 20 48 -6 14 -20 14t-20 -14q-6 -14 20 -48z" fill="#e0a02c"/>',
  cabbage:
    '<ellipse cx="160" cy="206" rx="24" ry="28" fill="#e2573a"/><path d="M160 184v46M148 192q12 14 12 24M172 192q-12 14 -12 24" stroke="#ffe3cf" stroke-width="5" fill="none" stroke-linecap="round"/>',
} as const;

/** A glass jar with a gingham cap; `fill` is what it holds, from top to bottom. */
export function glassJar(fill: readonly [string, string], cap: string, pieces: string): string {
  return drawing(
    `<rect x="52" y="76" width="216" height="228" rx="42" fill="#eaf6f5"/><path d="M62 112h196v154q0 28 -28 28H90q-28 0 -28 -28z" fill="url(#fill)"/>
    ${repeat(11, (i) => `<g transform="translate(${92 + ((i * 59) % 138)} ${136 + ((i * 43) % 136)}) rotate(${i * 51})">${pieces}</g>`)}
    <rect x="96" y="166" width="128" height="78" rx="12" fill="#fffaf0"/><rect x="112" y="186" width="96" height="10" rx="5" fill="${cap}"/><rect x="126" y="208" width="68" height="8" rx="4" fill="#d8cbb8"/>
    <rect x="68" y="100" width="20" height="178" rx="10" fill="#fff" opacity=".5"/>
    <path d="M46 72q0 -54 34 -54h160q34 0 34 54l8 18q-122 22 -244 0z" fill="${cap}"/><g stroke="#fff" stroke-width="7" opacity=".4"><path d="M96 20l-12 72M138 18l-6 80M182 18l6 80M224 20l12 72M48 52q112 18 224 0"/></g>`,
    sweep('fill', fill),
  );
}

interface BottleLook {
  glass: readonly string[];
  cap: string;
  label: string;
  badge?: string;
  /** Half of the body's width. */
  half: number;
}

export function bottle({ glass, cap, label, badge = '', half }: BottleLook): string {
  const left = 160 - half;
  const right = 160 + half;
  return drawing(
    `<path d="M138 52h44v32c0 22 ${half - 22} 22 ${half - 22} 56v136q0 28 -28 28h${-(2 * half - 56)}q-28 0 -28 -28V140c0-34 ${half - 22} -34 ${half - 22} -56z" fill="url(#glass)"/>
    <rect x="${left}" y="164" width="${2 * half}" height="92" fill="${label}"/><g transform="translate(0 4)">${badge}</g>
    <path d="M${left + 12} 140q0 -12 10 -18v164q-10 0 -10 -12z" fill="#fff" opacity=".38"/><path d="M${right - 10} 150v120" stroke="#000" stroke-width="6" opacity=".08" stroke-linecap="round"/>
    <rect x="130" y="14" width="60" height="44" rx="10" fill="${cap}"/><rect x="130" y="40" width="60" height="9" fill="#000" opacity=".12"/>`,
    sweep('glass', glass, 0),
  );
}

/** A bowl seen from a little above; `outside` is its glaze and `food` lies in it. */
export function bowl(outside: readonly [string, string], food: string): string {
  return drawing(
    `<path d="M20 150q4 104 92 138h96q88 -34 92 -138z" fill="url(#glaze)"/><rect x="108" y="280" width="104" height="18" rx="9" fill="${outside[1]}"/>
    <ellipse cx="160" cy="150" rx="142" ry="52" fill="${outside[0]}"/><ellipse cx="160" cy="150" rx="126" ry="42" fill="#00000022"/>${food}`,
    sweep('glaze', outside),
  );
}

const heaped = (count: number, piece: (x: number, y: number, index: number) => string) =>
  repeat(count, (i) => {
    const layer = Math.floor((i / count) * 4);
    const across = ((i * 0.618) % 1) * 2 - 1;
    return piece(160 + across * (108 - layer * 20), 156 - layer * 24 + (1 - across ** 2) * 14, i);
  });

export const kimchi = heaped(
  26,
  (x, y, i) =>
    `<g transform="translate(${x} ${y}) rotate(${((i * 67) % 140) - 70})"><path d="M-34 -10q34 -26 68 0 -4 30 -34 28t-34 -28z" fill="${['#d9411e', '#ea5a28', '#c93416', '#f07a3c'][i % 4]}"/><path d="M-24 -4q24 -12 48 0" fill="none" stroke="#ffd9b0" stroke-width="7" stroke-linecap="round" opacity="${i % 2 ? 0.85 : 0.35}"/>${i % 5 === 0 ? '<rect x="-8" y="2" width="26" height="7" rx="3" fill="#5f9c34"/>' : ''}</g>`,
);

export const kkakdugi = heaped(
  24,
  (x, y, i) =>
    `<g transform="translate(${x} ${y}) rotate(${((i * 31) % 50) - 25})"><rect x="-24" y="-22" width="48" height="44" rx="10" fill="${['#ef6a3a', '#f58a58', '#e2532a'][i % 3]}"/><rect x="-18" y="-17" width="28" height="12" rx="6" fill="#fff1de" opacity=".7"/>${i % 4 === 0 ? '<rect x="-2" y="4" width="24" height="7" rx="3" fill="#4f8f34"/>' : ''}</g>`,
);

export const spinach = heaped(
  26,
  (x, y, i) =>
    `<path transform="translate(${x} ${y}) rotate(${(i * 71) % 180})" d="M-36 0q18 -24 44 -16t30 18q-22 18 -44 12t-30 -14z" fill="${['#2f6e2f', '#458a3a', '#5fa148', '#387a35'][i % 4]}"/>${i % 4 === 0 ? `<ellipse cx="${x}" cy="${y - 6}" rx="6" ry="4" fill="#fff3d0"/>` : ''}`,
);

export const stirFriedAnchovy = heaped(
  34,
  (x, y, i) =>
    `<g transform="translate(${x} ${y}) rotate(${(i * 53) % 180})"><path d="M-32 0q30 -16 58 0l12 -9v18l-12 -9q-28 16 -58 0z" fill="${['#c98f4a', '#a8702f', '#dcae6c'][i % 3]}"/><circle cx="-20" cy="-1" r="3" fill="#4a2c12"/></g>${i % 7 === 0 ? `<ellipse cx="${x}" cy="${y}" rx="15" ry="9" fill="#4f8f34"/>` : ''}`,
);

export const lotusRoot = heaped(
  13,
  (x, y, i) =>
    `<g transform="translate(${x} ${y}) rotate(${i * 37}) scale(1 .82)"><circle r="38" fill="${i % 2 ? '#8a4a20' : '#a35d2a'}"/><circle r="32" fill="${i % 2 ? '#b36d33' : '#c9833f'}"/>${repeat(7, (n) => `<circle cx="${Math.cos(n * 0.9) * 19}" cy="${Math.sin(n * 0.9) * 19}" r="6" fill="#6a3614"/>`)}<circle r="5" fill="#6a3614"/></g>`,
);

export const yogurt = drawing(
  `<path d="M62 60h196l-14 216q-2 26 -28 26H104q-26 0 -28 -26z" fill="#f2fafa"/><path d="M70 96h180l-12 172q-2 22 -24 22H106q-22 0 -24 -22z" fill="#fffdf8"/><path d="M76 176q42 26 84 4t86 2l-8 86q-2 22 -24 22H106q-22 0 -24 -22z" fill="url(#fruit)"/>
  <ellipse cx="160" cy="82" rx="96" ry="30" fill="#fffdf6"/><path d="M100 80q30 -44 66 -18t54 16q-56 30 -120 2z" fill="#fff"/>
  <circle cx="140" cy="58" r="20" fill="#5c5fc4"/><circle cx="176" cy="52" r="20" fill="#4a4bab"/><path d="M196 74q-10 -38 24 -44 20 30 -24 44z" fill="#e8364a"/><path d="M120 66q-40 -4 -46 -36 40 -4 46 36z" fill="#63aa3c"/><rect x="82" y="112" width="18" height="160" rx="9" fill="#fff" opacity=".6"/>`,
  sweep('fruit', ['#e86a80', '#c93a5c']),
);
