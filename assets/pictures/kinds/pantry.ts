import { kind } from '../kind.ts';

export const pantry = [
  kind(
    'kimchi',
    '배추김치',
    ['kimchi-bowl', 'kimchi-onggi'],
    [
      ['sage', 'hero', 'kimchi-onggi'],
      ['cream', 'pair', 'kimchi-onggi', 'kimchi-bowl'],
      ['mint', 'hero', 'kimchi-bowl'],
      ['straw', 'pair', 'kimchi-onggi', 'napa-cabbage'],
      ['sky', 'podium', 'kimchi-bowl'],
    ],
  ),
  kind(
    'radish-kimchi',
    '깍두기',
    ['kkakdugi-bowl'],
    [
      ['sage', 'hero'],
      ['cream', 'pair', 'kkakdugi-bowl', 'radish'],
      ['mint', 'podium'],
    ],
  ),
  kind(
    'gochujang',
    '고추장',
    ['gochujang'],
    [
      ['straw', 'hero'],
      ['sage', 'pair', 'gochujang', 'red-pepper'],
      ['cream', 'podium'],
    ],
  ),
  kind(
    'doenjang',
    '된장',
    ['doenjang'],
    [
      ['sage', 'hero'],
      ['cream', 'pair', 'doenjang', 'soybean'],
      ['sky', 'podium'],
    ],
  ),
  kind(
    'soy-sauce',
    '간장',
    ['soy-sauce'],
    [
      ['cream', 'hero'],
      ['sage', 'pair', 'soy-sauce', 'onggi'],
      ['straw', 'podium'],
    ],
  ),
  kind(
    'sesame-oil',
    '참기름',
    ['sesame-oil'],
    [
      ['sage', 'hero'],
      ['cream', 'podium'],
      ['blush', 'pair', 'sesame-oil', 'perilla-leaf'],
    ],
  ),
  kind(
    'pepper-powder',
    '고춧가루',
    ['pepper-powder'],
    [
      ['mint', 'hero'],
      ['cream', 'pair', 'pepper-powder', 'red-pepper'],
      ['straw', 'podium'],
    ],
  ),
  kind(
    'salt',
    '천일염',
    ['salt-sack'],
    [
      ['sky', 'hero'],
      ['mint', 'pair', 'salt-sack', 'salt-shaker'],
      ['blush', 'podium', 'salt-sack'],
    ],
  ),
  kind(
    'honey',
    '꿀',
    ['honey'],
    [
      ['sage', 'hero'],
      ['sky', 'pair', 'honey', 'flower'],
      ['mint', 'podium'],
      ['cream', 'pair', 'honey', 'honey'],
    ],
  ),
  kind(
    'jam',
    '딸기잼',
    ['strawberry-jar'],
    [
      ['mint', 'hero'],
      ['cream', 'pair', 'strawberry-jar', 'strawberry'],
      ['sky', 'podium'],
    ],
  ),
  kind(
    'citron-tea',
    '유자차',
    ['citron-jar'],
    [
      ['sage', 'hero'],
      ['sky', 'pair', 'citron-jar', 'lemon'],
      ['mint', 'podium'],
    ],
  ),
  kind(
    'maesil-syrup',
    '매실청',
    ['maesil-jar'],
    [
      ['cream', 'hero'],
      ['blush', 'pair', 'maesil-jar', 'maesil'],
      ['straw', 'podium'],
    ],
  ),
  kind(
    'green-tea',
    '녹차',
    ['teacup'],
    [
      ['mint', 'hero'],
      ['sage', 'pair', 'teapot', 'teacup'],
      ['cream', 'podium', 'tea-tin'],
      ['straw', 'pair', 'tea-tin', 'teacup'],
    ],
  ),
  kind(
    'coffee',
    '커피',
    ['coffee'],
    [
      ['oat', 'hero'],
      ['sage', 'pair', 'coffee-bag', 'coffee'],
      ['sky', 'podium', 'coffee-bag'],
    ],
  ),
  kind(
    'juice',
    '주스',
    ['juice-bottle'],
    [
      ['mint', 'hero', 'juice-bottle'],
      ['sky', 'pair', 'juice-bottle', 'mandarin'],
      ['straw', 'pair', 'apple-juice-bottle', 'apple'],
      ['blush', 'podium', 'apple-juice-bottle'],
    ],
  ),
  kind(
    'makgeolli',
    '막걸리',
    ['makgeolli'],
    [
      ['sage', 'hero'],
      ['cream', 'pair', 'makgeolli', 'makgeolli-bowl'],
      ['sky', 'podium'],
    ],
  ),
  kind(
    'traditional-liquor',
    '전통주',
    ['liquor'],
    [
      ['lilac', 'hero'],
      ['cream', 'pair', 'liquor', 'liquor-cups'],
      ['sage', 'podium', 'liquor-cups'],
    ],
  ),
  kind(
    'milk',
    '우유',
    ['milk-bottle'],
    [
      ['sky', 'hero'],
      ['straw', 'pair', 'milk-bottle', 'milk-glass'],
      ['mint', 'podium'],
      ['blush', 'pair', 'milk-bottle', 'cookie'],
    ],
  ),
  kind(
    'yogurt',
    '요거트',
    ['yogurt'],
    [
      ['sky', 'hero'],
      ['blush', 'pair', 'yogurt', 'strawberry'],
      ['lilac', 'pair', 'yogurt', 'blueberry'],
    ],
  ),
  kind(
    'cheese',
    '치즈',
    ['cheese'],
    [
      ['sky', 'board'],
      ['sage', 'hero'],
      ['blush', 'plate'],
    ],
  ),
  kind(
    'butter',
    '버터',
    ['butter'],
    [
      ['sky', 'board'],
      ['mint', 'hero'],
      ['blush', 'plate'],
    ],
  ),
  kind(
    'ice-cream',
    '아이스크림',
    ['ice-cream'],
    [
      ['sky', 'hero'],
      ['mint', 'podium'],
      ['blush', 'pair'],
    ],
  ),
  kind(
    'chocolate',
    '초콜릿',
    ['chocolate'],
    [
      ['blush', 'pair'],
      ['cream', 'plate'],
      ['mint', 'heap'],
    ],
  ),
];
