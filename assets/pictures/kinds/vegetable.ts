import { kind } from '../kind.ts';

export const vegetable = [
  kind(
    'tomato',
    '토마토',
    ['tomato'],
    [
      ['cream', 'hero'],
      ['sage', 'crate'],
      ['sky', 'heap'],
      ['straw', 'pair'],
      ['mint', 'crop'],
    ],
  ),
  kind(
    'cherry-tomato',
    '방울토마토',
    ['cherry-tomato'],
    [
      ['mint', 'bowl'],
      ['cream', 'punnet'],
      ['sky', 'scatter'],
    ],
  ),
  kind(
    'cucumber',
    '오이',
    ['cucumber'],
    [
      ['cream', 'pair'],
      ['mint', 'crate'],
      ['straw', 'heap'],
    ],
  ),
  kind(
    'zucchini',
    '애호박',
    ['zucchini'],
    [
      ['cream', 'pair'],
      ['blush', 'board'],
      ['straw', 'basket'],
    ],
  ),
  kind(
    'sweet-pumpkin',
    '단호박',
    ['sweet-pumpkin'],
    [
      ['peach', 'hero'],
      ['cream', 'crate'],
      ['straw', 'pair'],
    ],
  ),
  kind(
    'eggplant',
    '가지',
    ['eggplant'],
    [
      ['straw', 'pair'],
      ['cream', 'basket'],
      ['mint', 'hero'],
    ],
  ),
  kind(
    'carrot',
    '당근',
    ['carrot'],
    [
      ['sage', 'heap'],
      ['sky', 'pair'],
      ['cream', 'crate'],
      ['mint', 'crop'],
    ],
  ),
  kind(
    'radish',
    '무',
    ['radish'],
    [
      ['mint', 'pair'],
      ['straw', 'crate'],
      ['blush', 'hero'],
    ],
  ),
  kind(
    'napa-cabbage',
    '배추',
    ['napa-cabbage'],
    [
      ['cream', 'hero'],
      ['peach', 'crate'],
      ['sky', 'pair'],
    ],
  ),
  kind(
    'lettuce',
    '쌈채소',
    ['lettuce', 'perilla-leaf'],
    [
      ['cream', 'basket'],
      ['blush', 'hero', 'lettuce'],
      ['straw', 'heap'],
    ],
  ),
  kind(
    'perilla-leaf',
    '깻잎',
    ['perilla-leaf'],
    [
      ['cream', 'pair'],
      ['straw', 'plate'],
      ['blush', 'heap'],
    ],
  ),
  kind(
    'broccoli',
    '브로콜리',
    ['broccoli'],
    [
      ['cream', 'hero'],
      ['blush', 'heap'],
      ['straw', 'crate'],
    ],
  ),
  kind(
    'green-onion',
    '대파',
    ['green-onion'],
    [
      ['cream', 'pair'],
      ['blush', 'board'],
      ['straw', 'crate'],
    ],
  ),
  kind(
    'onion',
    '양파',
    ['onion'],
    [
      ['sage', 'heap'],
      ['sky', 'crate'],
      ['cream', 'pair'],
    ],
  ),
  kind(
    'red-onion',
    '자색양파',
    ['red-onion'],
    [
      ['cream', 'pair'],
      ['mint', 'heap'],
      ['straw', 'crate'],
    ],
  ),
  kind(
    'garlic',
    '마늘',
    ['garlic'],
    [
      ['sage', 'heap'],
      ['straw', 'basket'],
      ['sky', 'hero'],
      ['blush', 'pair'],
    ],
  ),
  kind(
    'ginger',
    '생강',
    ['ginger'],
    [
      ['mint', 'hero'],
      ['cream', 'board'],
      ['sage', 'basket'],
    ],
  ),
  kind(
    'ginseng',
    '인삼',
    ['ginseng'],
    [
      ['sage', 'pair'],
      ['blush', 'board'],
      ['mint', 'hero'],
    ],
  ),
  kind(
    'potato',
    '감자',
    ['potato'],
    [
      ['sage', 'crate'],
      ['sky', 'heap'],
      ['cream', 'pair'],
      ['straw', 'sack'],
    ],
  ),
  kind(
    'sweet-potato',
    '고구마',
    ['sweet-potato'],
    [
      ['straw', 'heap'],
      ['sage', 'crate'],
      ['sky', 'pair'],
      ['cream', 'crop'],
    ],
  ),
  kind(
    'corn',
    '옥수수',
    ['corn'],
    [
      ['sky', 'pair'],
      ['cream', 'crate'],
      ['mint', 'heap'],
      ['blush', 'hero'],
    ],
  ),
  kind(
    'red-pepper',
    '홍고추',
    ['red-pepper'],
    [
      ['cream', 'heap'],
      ['mint', 'basket'],
      ['straw', 'pair'],
    ],
  ),
  kind(
    'green-pepper',
    '풋고추',
    ['green-pepper'],
    [
      ['cream', 'heap'],
      ['blush', 'basket'],
      ['straw', 'pair'],
    ],
  ),
  kind(
    'paprika',
    '파프리카',
    ['red-paprika', 'yellow-paprika', 'green-paprika'],
    [
      ['cream', 'heap'],
      ['sky', 'crate'],
      ['mint', 'pair', 'red-paprika', 'yellow-paprika'],
      ['blush', 'hero', 'yellow-paprika'],
    ],
  ),
  kind(
    'pea',
    '완두콩',
    ['pea'],
    [
      ['cream', 'pair'],
      ['straw', 'bowl'],
      ['blush', 'heap'],
    ],
  ),
  kind(
    'shiitake',
    '표고버섯',
    ['shiitake'],
    [
      ['sage', 'heap'],
      ['cream', 'basket'],
      ['straw', 'pair'],
      ['mint', 'hero'],
    ],
  ),
  kind(
    'oyster-mushroom',
    '느타리버섯',
    ['oyster-mushroom'],
    [
      ['sage', 'hero'],
      ['blush', 'heap'],
      ['cream', 'board'],
    ],
  ),
  kind(
    'namul',
    '나물',
    ['namul'],
    [
      ['cream', 'bowl'],
      ['straw', 'hero'],
      ['blush', 'basket'],
    ],
  ),
  kind(
    'vegetable-box',
    '제철 채소 꾸러미',
    ['carrot', 'lettuce', 'tomato', 'corn', 'broccoli', 'onion'],
    [
      ['cream', 'crate'],
      ['sky', 'basket'],
      ['sage', 'heap'],
      ['straw', 'crate', 'eggplant', 'radish', 'potato', 'green-pepper', 'garlic', 'lettuce'],
    ],
  ),
];
