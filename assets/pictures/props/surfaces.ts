import { repeat, sweep } from '../art/drawn/svg.ts';
import type { Palette } from '../palette.ts';
import { groundShadow } from './container.ts';

export const plate = (palette: Palette) =>
  `${groundShadow(palette.shadow, 505, 700, 470, 150)}<defs>${sweep('china', ['#ffffff', '#ece6dc'])}</defs><ellipse cx="500" cy="672" rx="400" ry="172" fill="#d6ccbd"/><ellipse cx="500" cy="658" rx="400" ry="172" fill="url(#china)"/><ellipse cx="500" cy="656" rx="300" ry="122" fill="#f6f2ea"/><ellipse cx="500" cy="656" rx="366" ry="154" fill="none" stroke="${palette.accent}" stroke-width="12" opacity=".9"/><path d="M204 664a300 122 0 0 0 592 0" fill="none" stroke="#00000010" stroke-width="8"/>`;

export const board = (palette: Palette) =>
  `${groundShadow(palette.shadow, 505, 724, 500, 130)}<defs>${sweep('wood', ['#e4bb82', '#cf9f62'])}</defs><path d="M150 560h700q26 0 34 24l44 128q8 26 -20 26H92q-28 0 -20 -26l44 -128q8 -24 34 -24z" fill="url(#wood)"/><path d="M74 722q4 16 18 16h816q14 0 18 -16v18q-2 26 -28 26H102q-26 0 -28 -26z" fill="#a97a42"/><g fill="none" stroke="#b98a4c" stroke-width="4" opacity=".55">${repeat(6, (i) => `<path d="M${150 - i * 12} ${590 + i * 24}q200 ${i % 2 ? 12 : -10} 380 2t${330 + i * 14} -4"/>`)}</g><ellipse cx="846" cy="600" rx="20" ry="9" fill="#9a6c38"/>`;

export const podium = (palette: Palette) =>
  `${groundShadow(palette.shadow, 505, 868, 400, 70)}<defs>${sweep('side', [palette.floor, '#ffffff', palette.accent], 0)}</defs><path d="M210 728v110a290 62 0 0 0 580 0V728z" fill="url(#side)"/><ellipse cx="500" cy="728" rx="290" ry="66" fill="#fffdf8"/><ellipse cx="500" cy="728" rx="290" ry="66" fill="${palette.wall}" opacity=".6"/>`;
