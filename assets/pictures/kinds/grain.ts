import { kind } from '../kind.ts';

export const grain = [
  kind(
    'rice',
    '쌀',
    ['rice-bag', 'bowl-of-rice', 'sheaf'],
    [
      ['sage', 'hero', 'rice-bag'],
      ['cream', 'pair', 'rice-bag', 'bowl-of-rice'],
      ['straw', 'pair', 'rice-bag', 'sheaf'],
      ['sky', 'podium', 'rice-bag'],
    ],
  ),
  kind(
    'brown-rice',
    '현미',
    ['brown-rice-bag', 'sheaf'],
    [
      ['straw', 'pair'],
      ['mint', 'hero', 'brown-rice-bag'],
      ['cream', 'podium', 'brown-rice-bag'],
    ],
  ),
  kind(
    'mixed-grain',
    '잡곡',
    ['mixed-grain-bag', 'sheaf'],
    [
      ['sage', 'hero', 'mixed-grain-bag'],
      ['blush', 'pair'],
      ['oat', 'bowl', 'red-bean', 'soybean', 'black-bean'],
    ],
  ),
  kind(
    'cooked-rice',
    '즉석밥',
    ['bowl-of-rice'],
    [
      ['sky', 'hero'],
      ['straw', 'pair'],
      ['mint', 'podium'],
    ],
  ),
  kind(
    'soybean',
    '메주콩',
    ['soybean'],
    [
      ['sage', 'bowl'],
      ['sky', 'heap'],
      ['mint', 'sack'],
    ],
  ),
  kind(
    'black-bean',
    '서리태',
    ['black-bean'],
    [
      ['straw', 'bowl'],
      ['cream', 'sack'],
      ['blush', 'heap'],
    ],
  ),
  kind(
    'red-bean',
    '팥',
    ['red-bean'],
    [
      ['cream', 'bowl'],
      ['mint', 'sack'],
      ['straw', 'heap'],
    ],
  ),
  kind(
    'peanut',
    '땅콩',
    ['peanut'],
    [
      ['sage', 'heap'],
      ['sky', 'bowl'],
      ['cream', 'basket'],
    ],
  ),
  kind(
    'nuts',
    '견과',
    ['peanut', 'chestnut', 'walnut', 'almond'],
    [
      ['sage', 'bowl'],
      ['cream', 'heap', 'almond', 'walnut'],
      ['sky', 'plate', 'almond', 'walnut', 'peanut'],
    ],
  ),
  kind(
    'rice-cake',
    '떡',
    ['dango'],
    [
      ['mint', 'pair', 'songpyeon', 'songpyeon-green'],
      ['blush', 'plate', 'songpyeon', 'songpyeon-pink', 'songpyeon-green'],
      ['cream', 'hero', 'dango'],
      ['sky', 'board', 'garaetteok'],
    ],
  ),
  kind(
    'yakgwa',
    '약과',
    ['yakgwa'],
    [
      ['sage', 'heap'],
      ['cream', 'plate'],
      ['blush', 'pair'],
    ],
  ),
  kind(
    'nurungji',
    '누룽지',
    ['nurungji'],
    [
      ['sage', 'heap'],
      ['straw', 'bowl'],
      ['cream', 'plate'],
    ],
  ),
  kind(
    'bread',
    '식빵',
    ['bread'],
    [
      ['sky', 'hero'],
      ['sage', 'board'],
      ['blush', 'pair'],
    ],
  ),
  kind(
    'baguette',
    '바게트',
    ['baguette'],
    [
      ['sage', 'basket'],
      ['cream', 'board'],
      ['sky', 'pair'],
    ],
  ),
  kind(
    'croissant',
    '크루아상',
    ['croissant'],
    [
      ['blush', 'plate'],
      ['sky', 'pair'],
      ['cream', 'hero'],
      ['sage', 'basket'],
    ],
  ),
  kind(
    'bagel',
    '베이글',
    ['bagel'],
    [
      ['sage', 'pair'],
      ['cream', 'heap'],
      ['sky', 'board'],
    ],
  ),
  kind(
    'cookie',
    '쿠키',
    ['cookie'],
    [
      ['blush', 'heap'],
      ['mint', 'plate'],
      ['sky', 'crop'],
    ],
  ),
  kind(
    'cake',
    '케이크',
    ['cake-slice'],
    [
      ['mint', 'plate'],
      ['blush', 'podium'],
      ['sky', 'hero'],
    ],
  ),
  kind(
    'noodle',
    '국수',
    ['noodle-bowl'],
    [
      ['cream', 'hero'],
      ['mint', 'pair', 'noodle-bundle', 'noodle-bowl'],
      ['sage', 'board', 'noodle-bundle'],
    ],
  ),
];
