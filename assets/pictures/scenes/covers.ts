import type { Picture } from '../picture.ts';
import {
  cloud,
  counter,
  fence,
  greenhouse,
  hills,
  mountains,
  paddies,
  rows,
  saltPans,
  sea,
  shore,
  sky,
  stall,
  studio,
  sunAt,
  teaRows,
  tidalFlat,
  volcano,
} from './landscape.ts';
import { stand, stillLife, widePicture } from './wide-picture.ts';

const clouds = cloud(-120, 200, 1) + cloud(1080, 150, 1.2) + cloud(520, 110, 0.7);
const greenHills = hills(560, 90, ['#b9dc9a', '#8cc274'], -60) + hills(690, 70, ['#9ccb78', '#76b258'], 90);

export const covers: Picture[] = [
  widePicture('cover', 'orchard', {
    label: '과수원 언덕',
    color: '#cfe8f5',
    backdrop: sky('#bfe2f5', '#f4fbff') + sunAt(1120, 190) + clouds + greenHills,
    layers: [
      ...[-260, 20, 300, 700, 980, 1250].map((x, i) => stand('tree', x, 690 + (i % 2) * 20, 300 + (i % 3) * 30)),
      ...stillLife(['picnic-basket', 'apple', 'korean-pear', 'apple', 'peach'], 500, 900, 0.74),
    ],
  }),
  widePicture('cover', 'apple-hill', {
    label: '사과 언덕',
    color: '#fbe6cf',
    backdrop:
      sky('#fde0bd', '#fff8ec') +
      sunAt(200, 230, '#ffd79a') +
      hills(540, 100, ['#f0c987', '#d9b86a'], 40) +
      hills(700, 60, ['#b7c46a', '#93ab4e'], -80),
    layers: [
      ...[-240, 40, 960, 1240].map((x) => stand('tree', x, 720, 360)),
      ...stillLife(['apple', 'apple', 'green-apple', 'apple', 'green-apple'], 500, 890, 0.82),
    ],
  }),
  widePicture('cover', 'sea-boats', {
    label: '고깃배와 바다',
    color: '#c9e6f4',
    backdrop:
      sky('#b5ddf2', '#eef9fd') +
      sunAt(180, 200) +
      cloud(880, 170, 1.1) +
      mountains(520, 150, '#a8c8d8') +
      sea(510, ['#7cc0de', '#3f8fbe']),
    layers: [
      stand('sailboat', 60, 690, 330),
      stand('sailboat', 470, 640, 230),
      stand('speedboat', 1040, 760, 400, true),
      stand('sailboat', 1280, 620, 190),
    ],
    shadow: '#1f4f70',
  }),
  widePicture('cover', 'tidal-flat', {
    label: '갯벌',
    color: '#f3dcc8',
    backdrop:
      sky('#f9cfae', '#fdf0e0') + sunAt(500, 330, '#ffc58a') + sea(470, ['#f0c7a4', '#c9b4a4']) + tidalFlat(560),
    layers: stillLife(['crab', 'conch', 'oyster', 'abalone', 'crab'], 500, 880, 0.8),
  }),
  widePicture('cover', 'tea-field', {
    label: '차밭',
    color: '#dff0dc',
    backdrop: sky('#cdeae4', '#f8fdf4') + mountains(470, 170, '#b9d9c4') + teaRows(430),
    layers: [
      stand('evergreen', -280, 560, 230),
      stand('evergreen', 1220, 570, 250),
      ...stillLife(['teapot', 'tea-tin', 'teacup'], 500, 900, 0.66),
    ],
  }),
  widePicture('cover', 'paddy-summer', {
    label: '여름 논',
    color: '#d3ecf6',
    backdrop:
      sky('#bfe3f6', '#f3fbff') +
      clouds +
      hills(500, 70, ['#a9d39a', '#8cc07c']) +
      paddies(590, ['#b7dfc8', '#7fc07c'], '#8fae5c', '#4f9a3c'),
    layers: [stand('house', 1120, 640, 290), stand('tractor', 120, 860, 400)],
  }),
  widePicture('cover', 'paddy-gold', {
    label: '황금 들녘',
    color: '#fbe9bd',
    backdrop:
      sky('#fbdc9a', '#fff9e8') +
      sunAt(960, 240, '#ffd68a') +
      mountains(520, 140, '#dcb98a') +
      paddies(570, ['#f6d57a', '#e2b13c'], '#b98f3c', '#c98a1c'),
    layers: [
      stand('tractor', 160, 850, 380),
      stand('rice-bag', 960, 890, 340),
      stand('sheaf', 1170, 900, 300),
      stand('bowl-of-rice', 780, 920, 190),
    ],
  }),
  widePicture('cover', 'market-stall', {
    label: '장터 가판',
    color: '#ffe8cf',
    backdrop: studio('#ffe8cf', '#a5622d') + stall(['#ff6400', '#fff4ea']) + counter,
    layers: stillLife(
      ['honey', 'picnic-basket', 'kimchi-onggi', 'apple', 'corn', 'mandarin', 'carrot'],
      500,
      780,
      0.94,
    ),
    shadow: '#7a4a20',
  }),
  widePicture('cover', 'greenhouse', {
    label: '온실 농장',
    color: '#d8eef5',
    backdrop: sky('#c6e6f4', '#f6fcff') + cloud(1180, 170, 1) + greenhouse(700) + rows(690, '#a9825c', '#6fb04f'),
    layers: stillLife(['strawberry', 'tomato', 'cucumber', 'red-paprika', 'lettuce'], 500, 890, 0.82),
  }),
  widePicture('cover', 'mountain-farm', {
    label: '산골 농장',
    color: '#d9e8f2',
    backdrop:
      sky('#c4dcee', '#f3f9fd') +
      mountains(560, 330, '#8fb0a6', '#f4f9fa') +
      hills(600, 60, ['#8fbf77', '#6fa65a']) +
      rows(740, '#9a7650', '#7db555'),
    layers: [
      ...[-300, -140, 1160, 1320].map((x) => stand('evergreen', x, 730, 330)),
      ...stillLife(['napa-cabbage', 'potato', 'corn', 'shiitake', 'carrot'], 500, 900, 0.72),
    ],
  }),
  widePicture('cover', 'salt-field', {
    label: '염전',
    color: '#d6ebf5',
    backdrop: sky('#bfe0f2', '#fdf3e4') + sunAt(820, 300, '#ffe0ac') + mountains(520, 90, '#a9c3d2') + saltPans(520),
    layers: [stand('salt-sack', 500, 900, 360), stand('salt-shaker', 760, 910, 220)],
    shadow: '#3d6582',
  }),
  widePicture('cover', 'ranch', {
    label: '목장',
    color: '#d4edf5',
    backdrop:
      sky('#bde4f5', '#f5fcff') +
      clouds +
      hills(540, 90, ['#bfe3a0', '#93cb78'], 30) +
      fence(680) +
      hills(690, 50, ['#a3d383', '#79b85c']),
    layers: [
      stand('cow', 180, 860, 380),
      stand('cow', 1120, 830, 320, true),
      stand('milk-bottle', 560, 890, 270),
      stand('cheese', 740, 900, 220),
    ],
  }),
  widePicture('cover', 'bee-farm', {
    label: '양봉장',
    color: '#fdf0c8',
    backdrop:
      sky('#fdebb0', '#fffbee') +
      sunAt(140, 200, '#ffe08a') +
      hills(560, 80, ['#d3e29a', '#b2cf78']) +
      hills(700, 50, ['#bcd680', '#9cc160'], 60),
    layers: [
      ...[-260, -60, 1040, 1250].map((x, i) => stand('flower', x, 860 + (i % 2) * 40, 260)),
      stand('honey', 430, 890, 400),
      stand('honey', 720, 910, 280),
      { thing: 'bee', x: 230, y: 330, size: 130, turn: -12, mirrored: false, shadow: 'close' },
      { thing: 'bee', x: 840, y: 260, size: 110, turn: 10, mirrored: true, shadow: 'close' },
    ],
  }),
  widePicture('cover', 'bakery', {
    label: '동네 빵집',
    color: '#f9e5d3',
    backdrop: studio('#f9e5d3', '#8a5a34') + stall(['#b5743c', '#fff6ea']) + counter,
    layers: stillLife(['bread', 'baguette', 'croissant', 'cookie', 'bagel', 'cake-slice', 'croissant'], 500, 785, 0.92),
    shadow: '#6b431f',
  }),
  widePicture('cover', 'jangdok', {
    label: '장독대',
    color: '#f0e4d2',
    backdrop:
      sky('#f7e3c0', '#fffaf0') +
      mountains(520, 150, '#d2bd95') +
      hills(590, 50, ['#c7cf95', '#a9b878']) +
      shore(700, '#d9c6a6'),
    layers: [
      ...[-250, -20, 210, 640, 870, 1100, 1300].map((x, i) => stand('onggi', x, 730, 210 + (i % 3) * 26)),
      stand('kimchi-onggi', 190, 900, 330),
      stand('gochujang', 520, 920, 320),
      stand('doenjang', 840, 905, 330),
    ],
  }),
  widePicture('cover', 'flower-farm', {
    label: '꽃 농장',
    color: '#f6e3ef',
    backdrop:
      sky('#f3d9ea', '#fff8fc') +
      cloud(1040, 170, 1) +
      hills(540, 80, ['#cfe3b0', '#a9cf88']) +
      rows(650, '#b99a78', '#8fc070'),
    layers: [
      ...[-300, -110, 80, 270, 730, 920, 1110, 1300].map((x, i) =>
        stand(i % 2 ? 'tulip' : 'rose', x, 800 + (i % 3) * 40, 240),
      ),
      stand('bouquet', 500, 910, 400),
    ],
  }),
  widePicture('cover', 'island', {
    label: '섬마을',
    color: '#cfeaf4',
    backdrop:
      sky('#b9e2f4', '#f4fcff') +
      clouds +
      volcano(560, '#8fc0a0') +
      sea(540, ['#78c6d8', '#3f9cba']) +
      shore(780, '#f0dcb4'),
    layers: [
      stand('house', 160, 870, 330),
      stand('palm', -180, 880, 400),
      stand('sailboat', 980, 700, 280),
      stand('abalone', 760, 920, 180),
      stand('conch', 960, 930, 170),
    ],
  }),
  widePicture('cover', 'kitchen', {
    label: '반찬 가게',
    color: '#fbe9d6',
    backdrop: studio('#fbe9d6', '#8a5a34') + counter,
    layers: stillLife(
      ['stew', 'banchan-spinach', 'banchan-lotus', 'kimchi-bowl', 'banchan-anchovy', 'bowl-of-rice', 'kkakdugi-bowl'],
      500,
      790,
      1.02,
    ),
    shadow: '#6b431f',
  }),
  widePicture('cover', 'citrus-grove', {
    label: '감귤밭',
    color: '#d4ecf2',
    backdrop:
      sky('#bfe5f2', '#f6fdff') +
      volcano(520, '#9cc4b0') +
      hills(560, 70, ['#a6d08c', '#7fb866']) +
      hills(720, 50, ['#8cc274', '#6aa852'], 70),
    layers: [
      ...[-280, -40, 1010, 1260].map((x) => stand('tree', x, 730, 320)),
      ...stillLife(['hallabong', 'mandarin', 'mandarin', 'mandarin', 'mandarin'], 500, 900, 0.84),
    ],
  }),
  widePicture('cover', 'harbor', {
    label: '항구',
    color: '#cfe4f1',
    backdrop:
      sky('#b7d8ee', '#fdeee0') +
      sunAt(1080, 330, '#ffd3a0') +
      mountains(500, 130, '#94b4c8') +
      sea(500, ['#7fb8d6', '#4a8fb8']) +
      shore(790, '#c9b79c'),
    layers: [
      stand('speedboat', 80, 720, 360),
      stand('sailboat', 460, 650, 220),
      ...stillLife(['crab', 'mackerel', 'squid'], 1000, 930, 0.7),
    ],
  }),
];
