import type { Picture } from '../picture.ts';
import type { ThingName } from '../things.ts';
import { counter, drifting, petal, stall, studio } from './landscape.ts';
import { stillLife, widePicture } from './wide-picture.ts';

/** A banner keeps its left half quiet: its title stands there. */
function banner(id: string, label: string, color: string, shadow: string, things: ThingName[]): Picture {
  return widePicture('banner', id, {
    label,
    color,
    backdrop: `${studio(color, shadow)}<circle cx="860" cy="470" r="430" fill="#fff" opacity=".32"/>`,
    layers: stillLife(things, 860, 855, 1),
    shadow,
  });
}

export const banners: Picture[] = [
  banner('harvest', '가을 과일 수확', '#fbe3c0', '#a5622d', [
    'korean-pear',
    'apple',
    'persimmon',
    'chestnut',
    'shine-muscat',
  ]),
  banner('seafood', '산지 직송 수산물', '#d5eaf6', '#3d6582', ['crab', 'mackerel', 'sea-bream', 'shrimp', 'abalone']),
  banner('hanwoo', '한우 상차림', '#f0e3d6', '#6b5a48', ['beef', 'lettuce', 'green-onion', 'garlic', 'shiitake']),
  banner('tea', '햇차', '#dfeed6', '#50663a', ['teapot', 'tea-tin', 'namul', 'teacup', 'yakgwa']),
  banner('rice', '햅쌀', '#fbecb8', '#9a7420', ['rice-bag', 'sheaf', 'brown-rice-bag', 'bowl-of-rice', 'chestnut']),
  banner('strawberry', '겨울 딸기', '#fde1e0', '#96584a', [
    'strawberry',
    'strawberry-jar',
    'yogurt',
    'strawberry',
    'strawberry',
  ]),
  banner('kimchi', '김장 재료', '#fde5d2', '#a5622d', [
    'kimchi-onggi',
    'napa-cabbage',
    'radish',
    'red-pepper',
    'garlic',
  ]),
  banner('gift', '명절 선물', '#efe6f6', '#5f4d80', ['bojagi', 'korean-pear', 'gift', 'persimmon', 'yakgwa']),
  banner('grill', '캠핑 바비큐', '#e2ecd6', '#50663a', ['pork-belly', 'ribs', 'corn', 'sausage', 'shiitake']),
  banner('breakfast', '든든한 아침', '#fdf0cf', '#9a7420', [
    'bread',
    'milk-bottle',
    'juice-bottle',
    'egg',
    'croissant',
  ]),
  banner('summer-fruit', '여름 과일', '#d8f0e6', '#2f6a55', [
    'whole-watermelon',
    'melon',
    'peach',
    'watermelon',
    'chamoe',
  ]),
  widePicture('banner', 'market', {
    label: '장터 나들이',
    color: '#ffe6d0',
    backdrop: `${studio('#ffe6d0', '#a5622d')}${drifting(['#ffc79a', '#ffd9b8'], petal, 18)}${stall(['#ff6400', '#fff4ea'])}${counter}`,
    layers: stillLife(['picnic-basket', 'honey', 'kimchi-onggi', 'apple', 'mandarin'], 905, 780, 0.86),
    shadow: '#7a4a20',
  }),
];
