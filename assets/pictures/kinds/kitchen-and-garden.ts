import { kind } from '../kind.ts';

export const kitchenAndGarden = [
  kind(
    'dumpling',
    '만두',
    ['dumpling'],
    [
      ['sage', 'plate'],
      ['mint', 'heap'],
      ['cream', 'steamer'],
      ['sky', 'pair'],
    ],
  ),
  kind(
    'lunch-box',
    '도시락',
    ['lunch-box'],
    [
      ['straw', 'hero'],
      ['mint', 'pair'],
      ['cream', 'podium'],
    ],
  ),
  kind(
    'banchan',
    '반찬',
    ['banchan-spinach', 'banchan-anchovy', 'banchan-lotus'],
    [
      ['cream', 'trio'],
      ['sage', 'trio', 'banchan-lotus', 'kkakdugi-bowl', 'banchan-spinach'],
      ['straw', 'hero', 'banchan-spinach'],
      ['mint', 'pair', 'banchan-anchovy', 'banchan-lotus'],
    ],
  ),
  kind(
    'stew',
    '찌개',
    ['stew'],
    [
      ['cream', 'hero'],
      ['sage', 'podium'],
      ['straw', 'pair', 'stew', 'green-onion'],
    ],
  ),
  kind(
    'hot-pot',
    '전골',
    ['hot-pot'],
    [
      ['cream', 'hero'],
      ['mint', 'podium'],
      ['blush', 'pair', 'hot-pot', 'shiitake'],
    ],
  ),
  kind(
    'curry',
    '카레',
    ['curry'],
    [
      ['mint', 'hero'],
      ['sky', 'pair', 'curry', 'carrot'],
      ['sage', 'podium'],
    ],
  ),
  kind(
    'pasta',
    '파스타',
    ['pasta'],
    [
      ['sage', 'hero'],
      ['cream', 'podium'],
      ['mint', 'pair', 'pasta', 'tomato'],
    ],
  ),
  kind(
    'salad',
    '샐러드',
    ['salad'],
    [
      ['cream', 'hero'],
      ['blush', 'podium'],
      ['straw', 'pair', 'salad', 'avocado'],
    ],
  ),
  kind(
    'sandwich',
    '샌드위치',
    ['sandwich'],
    [
      ['sky', 'board'],
      ['mint', 'hero'],
      ['blush', 'plate'],
    ],
  ),
  kind(
    'rice-ball',
    '주먹밥',
    ['rice-ball'],
    [
      ['mint', 'plate'],
      ['cream', 'pair'],
      ['blush', 'board'],
    ],
  ),
  kind(
    'fried-shrimp',
    '새우튀김',
    ['fried-shrimp'],
    [
      ['mint', 'plate'],
      ['sky', 'pair'],
      ['sage', 'board'],
    ],
  ),
  kind(
    'skewer',
    '꼬치',
    ['oden'],
    [
      ['cream', 'pair'],
      ['sage', 'plate'],
      ['sky', 'board'],
    ],
  ),
  kind(
    'gift-set',
    '선물세트',
    ['gift'],
    [
      ['cream', 'pair', 'gift', 'korean-pear'],
      ['mint', 'hero', 'bojagi'],
      ['sage', 'pair', 'bojagi', 'apple'],
      ['lilac', 'podium', 'bojagi'],
    ],
  ),
  kind(
    'fruit-gift',
    '과일 선물',
    ['apple', 'korean-pear', 'mandarin', 'shine-muscat'],
    [
      ['cream', 'crate'],
      ['blush', 'basket'],
      ['mint', 'heap'],
      ['sky', 'pair', 'bojagi', 'shine-muscat'],
    ],
  ),
  kind(
    'bouquet',
    '꽃다발',
    ['bouquet'],
    [
      ['blush', 'hero'],
      ['sky', 'podium'],
      ['cream', 'pair'],
    ],
  ),
  kind(
    'tulip',
    '튤립',
    ['tulip'],
    [
      ['straw', 'pair'],
      ['mint', 'heap'],
      ['sky', 'hero'],
    ],
  ),
  kind(
    'sunflower',
    '해바라기',
    ['sunflower'],
    [
      ['sky', 'hero'],
      ['mint', 'pair'],
      ['blush', 'heap'],
    ],
  ),
  kind(
    'rose',
    '장미',
    ['rose'],
    [
      ['cream', 'pair'],
      ['mint', 'heap'],
      ['blush', 'hero'],
    ],
  ),
  kind(
    'potted-plant',
    '화분',
    ['potted-plant'],
    [
      ['cream', 'hero'],
      ['blush', 'podium'],
      ['straw', 'pair', 'potted-plant', 'cactus'],
    ],
  ),
  kind(
    'seedling',
    '모종',
    ['seedling'],
    [
      ['straw', 'crate'],
      ['cream', 'hero'],
      ['blush', 'pair'],
    ],
  ),
];
