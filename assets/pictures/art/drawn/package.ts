import { drawing, repeat, sweep } from './svg.ts';

/** A standing paper bag with a folded top; `badge` sits on its label. */
export function bag(paper: readonly [string, string], band: string, badge: string): string {
  return drawing(
    `<path d="M62 62l-10 226q0 16 16 16h184q16 0 16 -16L258 62z" fill="url(#paper)"/><path d="M62 62q98 16 196 0l-3 -40q-95 14 -190 0z" fill="${paper[0]}"/><path d="M62 62q98 16 196 0" fill="none" stroke="#00000026" stroke-width="5"/>
    <path d="M60 100q100 14 200 0l2 26q-102 14 -204 0z" fill="${band}"/><rect x="104" y="152" width="112" height="112" rx="56" fill="#fffaf0"/>${badge}
    <path d="M84 74l-10 220M238 76l8 216" stroke="#00000014" stroke-width="6" fill="none"/>`,
    sweep('paper', paper),
  );
}

/** An open linen sack, brimful; `grain` is the colour of what it holds. */
export function sack(grain: readonly [string, string]): string {
  return drawing(
    `<path d="M44 112q-30 110 0 178 6 14 24 14h184q18 0 24 -14 30 -68 0 -178z" fill="url(#linen)"/><path d="M48 112q112 -104 224 0z" fill="${grain[0]}"/>
    ${repeat(46, (i) => `<circle cx="${70 + ((i * 47) % 182)}" cy="${110 - (1 - ((70 + ((i * 47) % 182) - 160) / 100) ** 2) * ((i * 13) % 44)}" r="5" fill="${grain[1]}" opacity=".7"/>`)}
    <rect x="34" y="100" width="252" height="34" rx="17" fill="#e8d5b0"/><rect x="34" y="118" width="252" height="14" rx="7" fill="#00000014"/>
    <g stroke="#b99a66" stroke-width="3" opacity=".35">${repeat(8, (i) => `<path d="M${60 + i * 28} 140q-4 80 0 160"/>`)}</g><path d="M118 200h84" stroke="#c2904a" stroke-width="8" stroke-linecap="round"/><path d="M134 222h52" stroke="#c2904a" stroke-width="6" stroke-linecap="round" opacity=".6"/>`,
    sweep('linen', ['#efdfbf', '#d8be90']),
  );
}

export const teaTin = drawing(
  `<rect x="64" y="84" width="192" height="220" rx="22" fill="url(#tin)"/><rect x="56" y="30" width="208" height="70" rx="18" fill="url(#lid)"/><rect x="56" y="84" width="208" height="12" fill="#00000026"/>
  <rect x="104" y="134" width="112" height="128" rx="14" fill="#f8f3df"/><path d="M128 234q-2 -58 62 -62 4 60 -62 62z" fill="#5d9c3a"/><path d="M132 232q22 -34 48 -50" stroke="#dcecc2" stroke-width="5" fill="none"/>`,
  sweep('tin', ['#2f6246', '#4f8f67', '#24503a'], 0) + sweep('lid', ['#3d7656', '#6aa881', '#2c5c43'], 0),
);

export const milkBottle = drawing(
  `<path d="M122 52h76v44c0 22 40 34 40 84v98q0 26 -26 26H108q-26 0 -26 -26v-98c0-50 40-62 40-84z" fill="#f1f8fb"/><path d="M130 104h60c6 24 40 34 40 78v92q0 22 -22 22h-96q-22 0 -22 -22v-92c0-44 34-54 40-78z" fill="#fffefa"/>
  <rect x="82" y="186" width="156" height="72" fill="#4f9ad6"/><path d="M130 224q0 -26 30 -26t30 26q-14 24 -30 24t-30 -24z" fill="#fff"/><rect x="112" y="18" width="96" height="42" rx="14" fill="#3b82c4"/><rect x="98" y="150" width="15" height="132" rx="7" fill="#fff" opacity=".75"/>`,
);

/** A gift wrapped in a cloth that is knotted on top. */
export const bojagi = drawing(
  `<path d="M36 136l124 -26 124 26 -8 150q-2 18 -22 18H66q-20 0 -22 -18z" fill="url(#silk)"/><path d="M36 136q100 20 124 -26 24 46 124 26 -40 50 -124 46 -84 4 -124 -46z" fill="#f39ab0"/>
  <path d="M160 128C110 20 40 40 58 78c12 28 70 34 102 50zM160 128C210 20 280 40 262 78c-12 28 -70 34 -102 50z" fill="#f7b3c2"/><path d="M160 124q-60 30 -66 84 40 -10 66 -84zM160 124q60 30 66 84 -40 -10 -66 -84z" fill="#ee8aa4"/>
  <rect x="132" y="100" width="56" height="50" rx="22" fill="#e06f90"/>`,
  sweep('silk', ['#e8718f', '#c9486c']),
);
