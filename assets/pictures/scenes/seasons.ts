import type { Picture } from '../picture.ts';
import type { ThingName } from '../things.ts';
import { cloud, drifting, flake, hills, mountains, paddies, petal, sea, shore, sky, sunAt } from './landscape.ts';
import { stand, stillLife, widePicture } from './wide-picture.ts';

const snow =
  sky('#c9d9ec', '#f7fafe') +
  mountains(560, 240, '#a9bdd2', '#fff') +
  hills(600, 60, ['#f3f8fc', '#dfe9f3']) +
  hills(720, 40, ['#ffffff', '#e9f0f7'], 70) +
  drifting(['#ffffff', '#f2f8ff'], flake, 60);
const thaw =
  sky('#d6e3f0', '#fdfbf4') +
  sunAt(1060, 200) +
  mountains(560, 220, '#b3c4c8', '#fff') +
  hills(610, 60, ['#d9e4c0', '#bcd29a']) +
  hills(720, 40, ['#cfe0ac', '#aecb86'], 70);
const blossom =
  sky('#fbdfe8', '#fff9fb') +
  hills(560, 90, ['#d3e8b8', '#a9d18c']) +
  hills(710, 50, ['#bfe09c', '#94c674'], 60) +
  drifting(['#f7b6c8', '#fbd0da', '#ffffff'], petal, 54);
const green =
  sky('#c5e6f2', '#f8fdfb') +
  sunAt(1080, 190) +
  cloud(-100, 180, 1) +
  mountains(560, 180, '#a9d0b4') +
  hills(590, 70, ['#b3dd94', '#86c26a']) +
  hills(720, 40, ['#9ad07a', '#74b656'], 70);
const summer =
  sky('#aadcf4', '#f2fbff') +
  sunAt(160, 190) +
  cloud(640, 170, 1.2) +
  cloud(1180, 240, 0.9) +
  sea(520, ['#63c2dc', '#3a98c4']) +
  shore(720, '#f6e4bc');
const gold =
  sky('#fbdf9e', '#fffaea') +
  sunAt(980, 240, '#ffdb94') +
  mountains(530, 150, '#d8b585') +
  paddies(580, ['#f6da86', '#e4b64a'], '#b9923f', '#c98f28');
const maple =
  sky('#fbd6ac', '#fff6e8') +
  mountains(560, 260, '#d99a62') +
  hills(600, 60, ['#e2a85c', '#c98640']) +
  hills(720, 40, ['#d9a45a', '#b97c3c'], 70) +
  drifting(['#e2622c', '#f09a3a', '#d94a2a'], petal, 46);

function season(
  month: number,
  color: string,
  backdrop: string,
  things: ThingName[],
  trees: 'tree' | 'evergreen' | 'palm' | null,
): Picture {
  const grove = trees ? [-330, -190, 1190, 1330].map((x, i) => stand(trees, x, 760 + (i % 2) * 14, 300)) : [];
  return widePicture('season', month, {
    label: `${month}월 제철`,
    color,
    backdrop,
    layers: [...grove, ...stillLife(things, 500, 885, 1.08)],
  });
}

export const seasons: Picture[] = [
  season(1, '#e4edf6', snow, ['strawberry', 'hallabong', 'oyster', 'strawberry', 'laver'], 'evergreen'),
  season(2, '#e6edf3', thaw, ['hallabong', 'seaweed', 'strawberry', 'abalone', 'strawberry'], 'evergreen'),
  season(3, '#fbe6ea', blossom, ['strawberry', 'namul', 'octopus', 'strawberry', 'lettuce'], null),
  season(4, '#fce4ec', blossom, ['namul', 'sea-bream', 'lettuce', 'shiitake', 'strawberry'], 'tree'),
  season(5, '#e3f1da', green, ['chamoe', 'lettuce', 'green-onion', 'pea', 'pea'], 'tree'),
  season(6, '#dcf0e4', green, ['potato', 'garlic', 'maesil-jar', 'maesil', 'plum'], 'tree'),
  season(7, '#cdebf5', summer, ['whole-watermelon', 'corn', 'peach', 'watermelon', 'chamoe'], 'palm'),
  season(8, '#d2edf2', summer, ['peach', 'grape', 'melon', 'corn', 'blueberry'], null),
  season(9, '#fbecca', gold, ['korean-pear', 'grape', 'crab', 'apple', 'shine-muscat'], null),
  season(10, '#fde3c8', maple, ['persimmon', 'apple', 'sweet-potato', 'chestnut', 'shiitake'], null),
  season(11, '#f6dfcb', maple, ['napa-cabbage', 'radish', 'persimmon', 'garlic', 'mandarin'], 'evergreen'),
  season(12, '#e3eaf4', snow, ['mandarin', 'kimchi-onggi', 'sweet-potato', 'mandarin', 'oyster'], 'evergreen'),
];
