/** The customer's orange. */
const orange = '#FF6400';

/** A market tent that is also the letter ㅈ: its awning the bar, its poles the two strokes. On a canvas of 64. */
const tent = (colour: string) =>
  `<path fill="${colour}" d="M13.5 14h37a2.5 2.5 0 0 1 2.4 1.8l2 7a2 2 0 0 1 .1.7 7.67 7.67 0 0 1-15.33.5 7.67 7.67 0 0 1-15.34 0A7.67 7.67 0 0 1 9 23.5a2 2 0 0 1 .1-.7l2-7A2.5 2.5 0 0 1 13.5 14z"/>
  <path fill="none" stroke="${colour}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" d="M16 51.5 32 34.5 48 51.5"/>`;

/** White on an orange tile; `radius` 0 is for systems that round the corners themselves. */
export function tile({ radius, scale = 1 }: { radius: number; scale?: number }): string {
  const inset = 32 * (1 - scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${orange}"/><g transform="translate(${inset} ${inset}) scale(${scale})">${tent('#fff')}</g></svg>`;
}

/** 장터 in strokes; the ㅈ of 장 is the tent. Its own canvas is 132 × 64. */
export const wordMark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 64" role="img" aria-label="장터"><g fill="${orange}" transform="translate(1.5 -2.5) scale(.76)">
  ${tent(orange).replace('stroke-width="7"', 'stroke-width="9"').replace('51.5 32 34.5 48 51.5', '48 32 33 48 48')}</g>
  <g fill="none" stroke="${orange}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><path d="M54 5.5v29M54 19.5h9"/><ellipse cx="37" cy="51" rx="15.5" ry="9.5"/>
  <path d="M100 10.5H77.5v43.5q12 0 25-2.5M78 30.5h20.5M121 6.5v53M109 29.5h12"/></g></svg>`;
