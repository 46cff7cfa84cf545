import { repeat, sweep } from '../art/drawn/svg.ts';
import { type ContainerMaker, groundShadow } from './container.ts';

const crate: ContainerMaker = (palette) => ({
  left: 175,
  right: 825,
  rim: 585,
  heap: 190,
  back: `${groundShadow(palette.shadow, 510, 872, 430)}<path d="M196 520h608l22 320H174z" fill="#7d5630"/><rect x="190" y="510" width="620" height="34" rx="8" fill="#c8945a"/>`,
  front: `<defs>${sweep('plank', ['#ecc48c', '#d8a768'])}</defs>${repeat(3, (i) => `<rect x="150" y="${600 + i * 90}" width="700" height="80" rx="12" fill="url(#plank)"/><path d="M180 ${628 + i * 90}q170 -10 320 4t320 -6M210 ${656 + i * 90}q200 8 400 -2" stroke="#b98444" stroke-width="4" fill="none" opacity=".5"/>`)}
  <rect x="168" y="588" width="56" height="282" rx="10" fill="#cf9c5e"/><rect x="776" y="588" width="56" height="282" rx="10" fill="#c08d50"/>${repeat(3, (i) => `<circle cx="196" cy="${640 + i * 90}" r="7" fill="#8a5f30"/><circle cx="804" cy="${640 + i * 90}" r="7" fill="#8a5f30"/>`)}`,
});

const basket: ContainerMaker = (palette) => ({
  left: 165,
  right: 835,
  rim: 600,
  heap: 200,
  back: `${groundShadow(palette.shadow, 510, 868, 400)}<ellipse cx="500" cy="590" rx="372" ry="88" fill="#8a6234"/>`,
  front: `<defs>${sweep('cane', ['#e6bd7c', '#b98748'])}<clipPath id="belly"><path d="M128 590a372 88 0 0 0 744 0c0 150 -90 282 -190 282H318c-100 0-190-132-190-282z"/></clipPath></defs>
  <g clip-path="url(#belly)"><rect x="120" y="580" width="760" height="300" fill="url(#cane)"/>${repeat(7, (row) => repeat(17, (i) => `<rect x="${96 + i * 50 + (row % 2) * 25}" y="${610 + row * 42}" width="44" height="34" rx="15" fill="${(i + row) % 2 ? '#f0cd92' : '#dcae6a'}" stroke="#a87a40" stroke-width="3"/>`))}</g>
  <path d="M128 590a372 88 0 0 0 744 0" fill="none" stroke="#a8743a" stroke-width="40" stroke-linecap="round"/><path d="M128 586a372 88 0 0 0 744 0" fill="none" stroke="#e9c184" stroke-width="26" stroke-linecap="round" stroke-dasharray="42 8"/>`,
});

const bowl: ContainerMaker = (palette) => ({
  left: 195,
  right: 805,
  rim: 590,
  heap: 210,
  back: `${groundShadow(palette.shadow, 505, 872, 330)}<ellipse cx="500" cy="590" rx="350" ry="84" fill="#e7e0d6"/><ellipse cx="500" cy="594" rx="326" ry="70" fill="#bfb4a5"/>`,
  front: `<defs>${sweep('glaze', ['#ffffff', '#f1ece4', '#d3c9bb'], 0)}</defs><path d="M150 590a350 84 0 0 0 700 0c0 150 -100 246 -226 276h-248C250 836 150 740 150 590z" fill="url(#glaze)"/><path d="M152 596a348 84 0 0 0 696 0" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round"/><path d="M176 690q324 120 648 0" fill="none" stroke="${palette.accent}" stroke-width="26" opacity=".9"/><rect x="376" y="852" width="248" height="24" rx="12" fill="#d8cec0"/>`,
});

const punnet: ContainerMaker = (palette) => ({
  left: 215,
  right: 785,
  rim: 610,
  heap: 170,
  back: `${groundShadow(palette.shadow, 505, 872, 360)}<path d="M196 560h608l-20 60H216z" fill="#8fae8a"/>`,
  front: `<defs>${sweep('card', ['#b7d3ac', '#93b98a'])}</defs><path d="M178 604h644l-44 244q-4 24 -28 24H250q-24 0 -28 -24z" fill="url(#card)"/><path d="M178 604h644l-4 26H182z" fill="#d4e6cb"/><rect x="400" y="680" width="200" height="118" rx="59" fill="#fffaf0"/><path d="M456 762q4 -58 84 -58 0 56 -84 58z" fill="#6aa84a"/>`,
});

const sack: ContainerMaker = (palette) => ({
  left: 230,
  right: 770,
  rim: 560,
  heap: 180,
  back: `${groundShadow(palette.shadow, 505, 876, 370)}<ellipse cx="500" cy="548" rx="316" ry="78" fill="#9c8152"/>`,
  front: `<defs>${sweep('linen', ['#d3b685', '#efdcb6', '#cdae7a'], 0)}</defs><path d="M184 556q316 130 632 0 60 170 20 286 -8 34 -44 34H208q-36 0 -44 -34 -40 -116 20 -286z" fill="url(#linen)"/><path d="M180 552q320 130 640 0l8 58q-328 128 -656 0z" fill="#f4e5c4"/><path d="M172 612q328 128 656 0" fill="none" stroke="#00000018" stroke-width="10"/><g stroke="#a98952" stroke-width="3" opacity=".16">${repeat(13, (i) => `<path d="M${206 + i * 49} 690q-6 90 0 176"/>`)}${repeat(4, (i) => `<path d="M170 ${720 + i * 40}q330 24 660 0"/>`)}</g>`,
});

const ice: ContainerMaker = (palette) => ({
  left: 205,
  right: 795,
  rim: 610,
  heap: 200,
  back: `${groundShadow(palette.shadow, 505, 874, 440)}<path d="M170 540h660l20 90H150z" fill="#c9dbe6"/>${repeat(30, (i) => `<rect transform="translate(${190 + ((i * 97) % 600)} ${536 + ((i * 31) % 60)}) rotate(${(i * 41) % 90})" width="56" height="48" rx="12" fill="${['#f2fafe', '#d9edf7', '#e8f6fc'][i % 3]}" stroke="#fff" stroke-width="4"/>`)}`,
  front: `${repeat(15, (i) => `<rect transform="translate(${172 + i * 46} ${592 + ((i * 17) % 22)}) rotate(${(i * 37) % 90} 24 22)" width="50" height="44" rx="11" fill="${['#f6fcff', '#dceff8', '#eaf7fd'][i % 3]}" opacity=".94" stroke="#fff" stroke-width="4"/>`)}<defs>${sweep('foam', ['#ffffff', '#e3ecf1'])}</defs><path d="M136 634h728l-22 214q-2 26 -28 26H186q-26 0 -28 -26z" fill="url(#foam)"/><rect x="126" y="622" width="748" height="44" rx="20" fill="#fff"/><path d="M128 662q372 18 744 0" stroke="#00000012" stroke-width="8" fill="none"/><rect x="330" y="716" width="340" height="96" rx="48" fill="#4f9ad6"/><path d="M392 764q50 -52 120 -14l46 -28q-14 42 0 84l-46 -28q-70 38 -120 -14z" fill="#fff"/>`,
});

const steamer: ContainerMaker = (palette) => ({
  left: 230,
  right: 770,
  rim: 640,
  heap: 130,
  back: `${groundShadow(palette.shadow, 505, 866, 400)}<ellipse cx="500" cy="620" rx="340" ry="100" fill="#c99b5c"/><ellipse cx="500" cy="624" rx="306" ry="82" fill="#f3e3bd"/><g stroke="#dcc08a" stroke-width="8">${repeat(9, (i) => `<path d="M${260 + i * 60} 560v130"/>`)}</g>`,
  front: `<defs>${sweep('bamboo', ['#c8964f', '#edc785', '#c08c46'], 0)}</defs><path d="M160 626a340 100 0 0 0 680 0v120a340 118 0 0 1 -680 0z" fill="url(#bamboo)"/><path d="M160 626a340 100 0 0 0 680 0" fill="none" stroke="#f6dca6" stroke-width="22" stroke-linecap="round"/><path d="M160 690a340 106 0 0 0 680 0" fill="none" stroke="#9a6c34" stroke-width="8" opacity=".6"/><path d="M162 744a340 110 0 0 0 676 0" fill="none" stroke="#9a6c34" stroke-width="10" opacity=".5"/>`,
});

const tray: ContainerMaker = (palette) => ({
  left: 190,
  right: 810,
  rim: 620,
  heap: 110,
  back: `${groundShadow(palette.shadow, 505, 838, 430)}<path d="M180 560h640l30 80H150z" fill="#8f8577"/>`,
  front: `<defs>${sweep('pulp', ['#c9bfae', '#a39884'])}</defs><path d="M140 640q40 -34 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0l-22 160q-4 30 -34 30H196q-30 0 -34 -30z" fill="url(#pulp)"/><path d="M140 640q40 -34 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0" fill="none" stroke="#ddd4c4" stroke-width="14" stroke-linecap="round"/>${repeat(8, (i) => `<path d="M${216 + i * 82} 690q-6 60 0 116" stroke="#8f8470" stroke-width="8" fill="none" opacity=".4" stroke-linecap="round"/>`)}`,
});

export const containers = { crate, basket, bowl, punnet, sack, ice, steamer, tray };
