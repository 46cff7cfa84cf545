import { ball, drawing, repeat, sweep } from './svg.ts';

interface FishLook {
  back: string;
  side: string;
  belly: string;
  fin: string;
  /** Half of the body's height. */
  girth: number;
  stripes?: string;
}

/** A fish seen from its side, head to the left. */
export function fish({ back, side, belly, fin, girth, stripes }: FishLook): string {
  const top = 160 - girth;
  const bottom = 160 + girth;
  const marks = stripes
    ? repeat(
        8,
        (i) =>
          `<path d="M${88 + i * 20} ${top + 8}q12 ${girth * 0.3} -4 ${girth * 0.62}" fill="none" stroke="${stripes}" stroke-width="7" stroke-linecap="round" opacity=".75"/>`,
      )
    : repeat(
        16,
        (i) =>
          `<path d="M${100 + (i % 6) * 25} ${152 - girth * 0.4 + Math.floor(i / 6) * girth * 0.42}q9 9 0 18" fill="none" stroke="#fff" stroke-width="4" opacity=".35"/>`,
      );
  return drawing(
    `<path d="M236 160L312 ${160 - 62}q-18 62 0 124z" fill="${fin}"/>
    <path d="M110 ${top + 14}q60 ${-34} 96 12zM130 ${bottom - 12}q30 ${34} 66 -4z" fill="${fin}"/>
    <path d="M8 166C30 ${top + 6} 90 ${top} 134 ${top}s106 36 130 60c-24 24-86 ${girth} -130 ${girth}S30 ${bottom - 4} 8 166z" fill="url(#body)"/>
    <clipPath id="inside"><path d="M8 166C30 ${top + 6} 90 ${top} 134 ${top}s106 36 130 60c-24 24-86 ${girth} -130 ${girth}S30 ${bottom - 4} 8 166z"/></clipPath>
    <g clip-path="url(#inside)">${marks}</g><path d="M82 ${top + 16}q22 ${girth * 0.85} -2 ${girth * 1.6}" fill="none" stroke="#00000033" stroke-width="6" stroke-linecap="round"/>
    <circle cx="50" cy="148" r="14" fill="#fff"/><circle cx="48" cy="148" r="8" fill="#20252c"/><path d="M12 174q14 8 26 4" fill="none" stroke="#00000040" stroke-width="5" stroke-linecap="round"/>
    <path d="M112 168q34 6 44 30-34 4-52 -12z" fill="${fin}" opacity=".85"/>`,
    sweep('body', [back, side, belly]),
  );
}

export const anchovy = drawing(
  `<g transform="rotate(-24 160 160)"><path d="M262 160l46 -26q-8 26 0 52z" fill="#9fb0bd"/><path d="M10 164c40-40 180-44 262-4-82 40-222 42-262 4z" fill="url(#body)"/><path d="M40 158q110 -12 220 2" fill="none" stroke="#fff" stroke-width="8" opacity=".8"/><circle cx="44" cy="156" r="10" fill="#2b3138"/></g>`,
  sweep('body', ['#6f8797', '#c9d6de', '#eef3f5']),
);

export const abalone = drawing(
  `<g transform="rotate(-18 160 160)"><ellipse cx="160" cy="166" rx="146" ry="112" fill="url(#rim)"/><ellipse cx="160" cy="162" rx="128" ry="94" fill="url(#pearl)"/><ellipse cx="166" cy="168" rx="100" ry="70" fill="url(#meat)"/><ellipse cx="168" cy="170" rx="52" ry="34" fill="#e9c79a" opacity=".8"/>
  ${repeat(5, (i) => `<ellipse cx="${76 + i * 32}" cy="${92 - Math.sin(i * 0.8) * 12}" rx="7" ry="5" fill="#3c5650"/>`)}</g>`,
  sweep('rim', ['#6d8a7a', '#3c5a52']) +
    sweep('pearl', ['#bfe6e4', '#e9d5f0', '#a9d4e4']) +
    ball('meat', '#f6dcb4', '#d9ae78', '#a97a46'),
);

export const laver = drawing(
  `${[0, 1, 2, 3].map((i) => `<path transform="translate(0 ${-i * 13})" d="M160 118L304 190 160 266 16 190z" fill="${i % 2 ? '#23382f' : '#1a2c25'}" stroke="#3d5a49" stroke-width="3" stroke-linejoin="round"/>`).join('')}
  <g transform="translate(0 -39)">${repeat(34, (i) => `<circle cx="${160 + Math.cos(i * 2.4) * Math.sqrt(i) * 19}" cy="${190 + Math.sin(i * 2.4) * Math.sqrt(i) * 9.5}" r="2.6" fill="${i % 4 === 0 ? '#f2ecd8' : '#55745f'}"/>`)}</g>`,
);
