import { ball, drawing, repeat, sweep } from './svg.ts';

const stem = (x: number, y: number) =>
  `<path d="M${x} ${y}q-3 -26 12 -40" fill="none" stroke="#7a5230" stroke-width="11" stroke-linecap="round"/>`;

const leaf = (x: number, y: number, size: number) =>
  `<path d="M${x} ${y}q${size * 0.3} ${-size * 0.6} ${size} ${-size * 0.45}q${-size * 0.25} ${size * 0.62} ${-size} ${size * 0.45}z" fill="#86bb2c"/>`;

export const koreanPear = drawing(
  `${stem(160, 62)}<path d="M160 56c78-14 132 44 132 118 0 72-54 122-132 122S28 246 28 174C28 100 82 42 160 56z" fill="url(#skin)"/>
  <ellipse cx="160" cy="62" rx="26" ry="8" fill="#a8742c" opacity=".55"/>
  ${repeat(46, (i) => `<circle cx="${160 + Math.cos(i * 2.4) * Math.sqrt(i) * 16.5}" cy="${180 + Math.sin(i * 2.4) * Math.sqrt(i) * 15}" r="${2 + (i % 3)}" fill="#fbe3a4" opacity=".55"/>`)}`,
  ball('skin', '#f7d58a', '#e3ac52', '#b87a2c'),
);

export const hallabong = drawing(
  `<path d="M122 70c6-30 70-30 76 0 60 14 100 56 100 112 0 66-60 112-138 112S22 248 22 182C22 126 62 84 122 70z" fill="url(#peel)"/>
  <path d="M122 70c10 14 66 14 76 0" fill="none" stroke="#d96a08" stroke-width="6" opacity=".45" stroke-linecap="round"/>
  ${repeat(40, (i) => `<circle cx="${160 + Math.cos(i * 2.4) * Math.sqrt(i) * 19}" cy="${188 + Math.sin(i * 2.4) * Math.sqrt(i) * 15}" r="3" fill="#ffd08a" opacity=".5"/>`)}
  <path d="M160 50q-2 -14 4 -22" fill="none" stroke="#5f7d26" stroke-width="10" stroke-linecap="round"/>${leaf(164, 42, 78)}`,
  ball('peel', '#ffc055', '#fb9a1e', '#e0730a'),
);

export const chamoe = drawing(
  `<g transform="rotate(-32 160 160)"><ellipse cx="160" cy="160" rx="148" ry="98" fill="url(#rind)"/>
  ${[-0.78, -0.4, 0, 0.4, 0.78].map((at) => `<path d="M14 160Q160 ${160 + at * 208} 306 160" fill="none" stroke="#fff6d0" stroke-width="${13 - Math.abs(at) * 6}" opacity=".92"/>`).join('')}
  <ellipse cx="14" cy="160" rx="9" ry="15" fill="#c9a53a"/><path d="M304 160l14 -5" stroke="#8ca345" stroke-width="11" stroke-linecap="round"/></g>`,
  ball('rind', '#ffe873', '#fbcc23', '#e2a30c'),
);

export const wholeWatermelon = drawing(
  `<circle cx="160" cy="168" r="138" fill="url(#rind)"/><clipPath id="inside"><circle cx="160" cy="168" r="138"/></clipPath>
  <g clip-path="url(#inside)" fill="none" stroke="#17502a" stroke-linejoin="round">
  ${[-1.02, -0.62, -0.2, 0.2, 0.62, 1.02].map((at) => `<path d="M160 28q${at * 110} 22 ${at * 128} 60t${at * 26} 50l${-at * 8} 40t${-at * 22} 50t${-at * 124} 80" stroke-width="${20 - Math.abs(at) * 8}"/>`).join('')}</g>
  <path d="M160 34q-8 -20 14 -26" fill="none" stroke="#7d9a3c" stroke-width="10" stroke-linecap="round"/>`,
  ball('rind', '#7cc455', '#3f9a3f', '#1f6a30'),
);

export const perillaLeaf = drawing(
  `<path d="M160 236v66" stroke="#5d8a35" stroke-width="11" stroke-linecap="round"/>
  <path d="M160 14l20 26 24 8 8 24 24 14 2 26 20 20-4 26 12 26-14 22-2 26-24 12-14 20-26-4-26 16-26-16-26 4-14-20-24-12-2-26-14-22 12-26-4-26 20-20 2-26 24-14 8-24 24-8z" fill="url(#blade)" stroke="#3f7a30" stroke-width="4" stroke-linejoin="round"/>
  <g fill="none" stroke="#b9d98e" stroke-width="5" stroke-linecap="round" opacity=".85"><path d="M160 44v204"/>
  ${[84, 124, 164, 204].map((y) => `<path d="M160 ${y + 18}q-36 -8 -58 -34M160 ${y + 18}q36 -8 58 -34"/>`).join('')}</g>`,
  sweep('blade', ['#6fae4a', '#3f8a38']),
);
