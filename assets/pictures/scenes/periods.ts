import type { Picture } from '../picture.ts';
import type { ThingName } from '../things.ts';
import { studio } from './landscape.ts';
import { stillLife, widePicture } from './wide-picture.ts';

function period(id: string, label: string, color: string, shadow: string, things: ThingName[]): Picture {
  return widePicture('period', id, {
    label,
    color,
    backdrop: `${studio(color, shadow)}<ellipse cx="500" cy="440" rx="720" ry="400" fill="#fff" opacity=".3"/>`,
    layers: stillLife(things, 500, 840, 1.12),
    shadow,
  });
}

export const periods: Picture[] = [
  period('fruit', '과일 모음', '#fdebd2', '#a5622d', [
    'whole-watermelon',
    'apple',
    'shine-muscat',
    'strawberry',
    'mandarin',
    'peach',
    'blueberry',
  ]),
  period('vegetable', '채소 모음', '#e3efd8', '#50663a', [
    'napa-cabbage',
    'carrot',
    'corn',
    'tomato',
    'onion',
    'potato',
    'green-pepper',
  ]),
  period('seafood', '바다 먹거리 모음', '#d9ecf7', '#3d6582', [
    'lobster',
    'mackerel',
    'squid',
    'crab',
    'shrimp',
    'abalone',
    'conch',
  ]),
  period('meat', '고기 모음', '#f8e3da', '#96584a', [
    'beef',
    'pork-belly',
    'ribs',
    'chicken-leg',
    'sausage',
    'egg',
    'garlic',
  ]),
  period('grain', '곡식 모음', '#faedc4', '#9a7420', [
    'rice-bag',
    'mixed-grain-bag',
    'sheaf',
    'bowl-of-rice',
    'soybean',
    'black-bean',
    'red-bean',
  ]),
  period('snack', '간식 모음', '#fbe5ea', '#96584a', [
    'cake-slice',
    'croissant',
    'dango',
    'cookie',
    'yakgwa',
    'songpyeon-pink',
    'songpyeon-green',
  ]),
  period('kimchi', '김치와 장 모음', '#fbe2d3', '#a5622d', [
    'kimchi-onggi',
    'gochujang',
    'doenjang',
    'kimchi-bowl',
    'kkakdugi-bowl',
    'red-pepper',
    'garlic',
  ]),
  period('tea-honey', '차와 꿀 모음', '#f6ecd2', '#8a6a3c', [
    'honey',
    'teapot',
    'citron-jar',
    'teacup',
    'maesil-jar',
    'lemon',
    'flower',
  ]),
  period('mealkit', '간편식 모음', '#e4ecf5', '#3d6582', [
    'stew',
    'lunch-box',
    'hot-pot',
    'dumpling',
    'curry',
    'rice-ball',
    'fried-shrimp',
  ]),
  period('flower', '꽃과 화분 모음', '#eee6f5', '#5f4d80', [
    'bouquet',
    'sunflower',
    'potted-plant',
    'tulip',
    'rose',
    'seedling',
    'cactus',
  ]),
];
