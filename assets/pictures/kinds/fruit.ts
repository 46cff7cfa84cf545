import { kind } from '../kind.ts';

export const fruit = [
  kind(
    'apple',
    '사과',
    ['apple'],
    [
      ['cream', 'hero'],
      ['sage', 'crate'],
      ['sky', 'heap'],
      ['straw', 'crop'],
      ['blush', 'pair'],
    ],
  ),
  kind(
    'green-apple',
    '청사과',
    ['green-apple'],
    [
      ['mint', 'hero'],
      ['cream', 'basket'],
      ['blush', 'heap'],
      ['straw', 'podium'],
    ],
  ),
  kind(
    'pear',
    '배',
    ['korean-pear'],
    [
      ['sage', 'pair'],
      ['oat', 'crate'],
      ['mint', 'heap'],
      ['cream', 'podium'],
    ],
  ),
  kind(
    'persimmon',
    '단감',
    ['persimmon'],
    [
      ['sky', 'hero'],
      ['oat', 'basket'],
      ['sage', 'heap'],
      ['mint', 'crop'],
    ],
  ),
  kind(
    'mandarin',
    '감귤',
    ['mandarin'],
    [
      ['sky', 'heap'],
      ['mint', 'basket'],
      ['cream', 'hero'],
      ['sage', 'crate'],
      ['blush', 'crop'],
    ],
  ),
  kind(
    'hallabong',
    '한라봉',
    ['hallabong'],
    [
      ['mint', 'pair'],
      ['sky', 'crate'],
      ['cream', 'heap'],
      ['lilac', 'podium'],
    ],
  ),
  kind(
    'grape',
    '포도',
    ['grape'],
    [
      ['lilac', 'hero'],
      ['cream', 'crate'],
      ['sage', 'pair'],
      ['straw', 'plate'],
    ],
  ),
  kind(
    'shine-muscat',
    '샤인머스캣',
    ['shine-muscat'],
    [
      ['mint', 'hero'],
      ['cream', 'crate'],
      ['blush', 'pair'],
      ['straw', 'podium'],
    ],
  ),
  kind(
    'strawberry',
    '딸기',
    ['strawberry'],
    [
      ['blush', 'heap'],
      ['cream', 'bowl'],
      ['mint', 'pair'],
      ['sky', 'plate'],
      ['straw', 'punnet'],
    ],
  ),
  kind(
    'peach',
    '복숭아',
    ['peach'],
    [
      ['mint', 'pair'],
      ['cream', 'crate'],
      ['sky', 'hero'],
      ['sage', 'heap'],
    ],
  ),
  kind(
    'yellow-peach',
    '황도',
    ['yellow-peach'],
    [
      ['sage', 'hero'],
      ['sky', 'basket'],
      ['lilac', 'pair'],
    ],
  ),
  kind(
    'plum',
    '자두',
    ['plum'],
    [
      ['straw', 'heap'],
      ['mint', 'bowl'],
      ['cream', 'pair'],
    ],
  ),
  kind(
    'maesil',
    '매실',
    ['maesil'],
    [
      ['cream', 'basket'],
      ['blush', 'heap'],
      ['straw', 'pair', 'maesil-jar', 'maesil'],
    ],
  ),
  kind(
    'melon',
    '멜론',
    ['melon'],
    [
      ['mint', 'hero'],
      ['straw', 'pair'],
      ['blush', 'podium'],
    ],
  ),
  kind(
    'chamoe',
    '참외',
    ['chamoe'],
    [
      ['sky', 'pair'],
      ['sage', 'crate'],
      ['mint', 'heap'],
      ['lilac', 'crop'],
    ],
  ),
  kind(
    'watermelon',
    '수박',
    ['watermelon'],
    [
      ['sky', 'pair', 'whole-watermelon', 'watermelon'],
      ['mint', 'hero'],
      ['straw', 'plate'],
      ['blush', 'podium', 'whole-watermelon'],
    ],
  ),
  kind(
    'cherry',
    '체리',
    ['cherry'],
    [
      ['cream', 'bowl'],
      ['mint', 'hero'],
      ['sky', 'heap'],
    ],
  ),
  kind(
    'blueberry',
    '블루베리',
    ['blueberry'],
    [
      ['straw', 'bowl'],
      ['cream', 'hero'],
      ['blush', 'punnet'],
      ['mint', 'heap'],
    ],
  ),
  kind(
    'kiwi',
    '키위',
    ['kiwi'],
    [
      ['straw', 'hero'],
      ['cream', 'heap'],
      ['blush', 'crate'],
    ],
  ),
  kind(
    'gold-kiwi',
    '골드키위',
    ['gold-kiwi'],
    [
      ['sky', 'hero'],
      ['sage', 'heap'],
      ['lilac', 'plate'],
    ],
  ),
  kind(
    'banana',
    '바나나',
    ['banana'],
    [
      ['sky', 'hero'],
      ['mint', 'pair'],
      ['blush', 'crop'],
    ],
  ),
  kind(
    'lemon',
    '레몬',
    ['lemon'],
    [
      ['sky', 'heap'],
      ['mint', 'pair'],
      ['lilac', 'basket'],
    ],
  ),
  kind(
    'mango',
    '애플망고',
    ['mango'],
    [
      ['mint', 'pair'],
      ['sky', 'crate'],
      ['cream', 'hero'],
    ],
  ),
  kind(
    'pineapple',
    '파인애플',
    ['pineapple'],
    [
      ['sky', 'hero'],
      ['blush', 'pair'],
      ['mint', 'podium'],
    ],
  ),
  kind(
    'avocado',
    '아보카도',
    ['avocado'],
    [
      ['cream', 'pair'],
      ['blush', 'heap'],
      ['straw', 'plate'],
    ],
  ),
  kind(
    'chestnut',
    '밤',
    ['chestnut'],
    [
      ['straw', 'heap'],
      ['cream', 'basket'],
      ['sage', 'pair'],
      ['oat', 'bowl'],
    ],
  ),
];
