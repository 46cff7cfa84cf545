import { kind } from '../kind.ts';

export const meatAndSea = [
  kind(
    'beef',
    '한우',
    ['beef'],
    [
      ['sage', 'board'],
      ['cream', 'hero'],
      ['oat', 'plate'],
      ['mint', 'pair', 'beef', 'green-onion'],
    ],
  ),
  kind(
    'ribs',
    '갈비',
    ['ribs'],
    [
      ['sage', 'plate'],
      ['cream', 'board'],
      ['straw', 'pair'],
    ],
  ),
  kind(
    'pork-belly',
    '삼겹살',
    ['pork-belly'],
    [
      ['sage', 'board'],
      ['cream', 'plate'],
      ['mint', 'hero'],
      ['straw', 'pair', 'pork-belly', 'lettuce'],
    ],
  ),
  kind(
    'chicken',
    '닭고기',
    ['chicken-leg'],
    [
      ['sage', 'plate'],
      ['cream', 'pair'],
      ['sky', 'board'],
    ],
  ),
  kind(
    'sausage',
    '소시지',
    ['sausage'],
    [
      ['sage', 'board'],
      ['cream', 'heap'],
      ['sky', 'plate'],
    ],
  ),
  kind(
    'egg',
    '달걀',
    ['egg'],
    [
      ['straw', 'basket'],
      ['sage', 'heap'],
      ['sky', 'pair'],
      ['blush', 'tray'],
      ['mint', 'bowl'],
    ],
  ),
  kind(
    'white-egg',
    '유정란',
    ['white-egg'],
    [
      ['sky', 'tray'],
      ['blush', 'heap'],
      ['sage', 'basket'],
    ],
  ),
  kind(
    'mackerel',
    '고등어',
    ['mackerel'],
    [
      ['sky', 'ice'],
      ['cream', 'board'],
      ['straw', 'pair'],
    ],
  ),
  kind(
    'croaker',
    '굴비',
    ['croaker'],
    [
      ['sage', 'board'],
      ['sky', 'ice'],
      ['mint', 'basket'],
    ],
  ),
  kind(
    'sea-bream',
    '참돔',
    ['sea-bream'],
    [
      ['sky', 'ice'],
      ['mint', 'plate'],
      ['cream', 'hero'],
    ],
  ),
  kind(
    'anchovy',
    '멸치',
    ['anchovy'],
    [
      ['straw', 'basket'],
      ['sky', 'bowl'],
      ['blush', 'scatter'],
    ],
  ),
  kind(
    'shrimp',
    '새우',
    ['shrimp'],
    [
      ['sky', 'ice'],
      ['mint', 'plate'],
      ['cream', 'pair'],
      ['sage', 'heap'],
    ],
  ),
  kind(
    'crab',
    '꽃게',
    ['crab'],
    [
      ['sky', 'ice'],
      ['cream', 'hero'],
      ['mint', 'basket'],
      ['straw', 'pair'],
    ],
  ),
  kind(
    'lobster',
    '랍스터',
    ['lobster'],
    [
      ['sky', 'ice'],
      ['mint', 'plate'],
      ['cream', 'hero'],
    ],
  ),
  kind(
    'squid',
    '오징어',
    ['squid'],
    [
      ['sky', 'ice'],
      ['mint', 'pair'],
      ['straw', 'board'],
    ],
  ),
  kind(
    'octopus',
    '문어',
    ['octopus'],
    [
      ['sky', 'hero'],
      ['mint', 'ice'],
      ['cream', 'plate'],
    ],
  ),
  kind(
    'oyster',
    '굴',
    ['oyster'],
    [
      ['sky', 'ice'],
      ['mint', 'plate'],
      ['blush', 'heap'],
    ],
  ),
  kind(
    'abalone',
    '전복',
    ['abalone'],
    [
      ['sky', 'ice'],
      ['mint', 'heap'],
      ['cream', 'plate'],
    ],
  ),
  kind(
    'conch',
    '소라',
    ['conch'],
    [
      ['sky', 'basket'],
      ['sage', 'pair'],
      ['mint', 'ice'],
    ],
  ),
  kind(
    'laver',
    '김',
    ['laver'],
    [
      ['cream', 'hero', 'laver-pack'],
      ['mint', 'heap'],
      ['straw', 'pair', 'laver-pack', 'laver'],
      ['sky', 'plate'],
    ],
  ),
  kind(
    'seaweed',
    '미역',
    ['seaweed'],
    [
      ['cream', 'hero'],
      ['sky', 'bowl'],
      ['straw', 'board'],
    ],
  ),
  kind(
    'fish-cake',
    '어묵',
    ['fish-cake'],
    [
      ['mint', 'heap'],
      ['cream', 'pair', 'oden', 'fish-cake'],
      ['sky', 'bowl', 'oden'],
    ],
  ),
  kind(
    'sushi',
    '초밥',
    ['sushi'],
    [
      ['mint', 'board'],
      ['cream', 'hero'],
      ['sage', 'plate'],
    ],
  ),
];
