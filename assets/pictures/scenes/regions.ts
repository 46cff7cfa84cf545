import type { Picture } from '../picture.ts';
import type { ThingName } from '../things.ts';
import {
  cloud,
  hills,
  mountains,
  paddies,
  rows,
  sea,
  shore,
  sky,
  skyline,
  sunAt,
  teaRows,
  tidalFlat,
  volcano,
} from './landscape.ts';
import { stillLife, widePicture } from './wide-picture.ts';

const fair = sky('#c3e2f4', '#f7fcff') + cloud(-160, 190, 1) + cloud(1130, 160, 1.1);
const warm = sky('#fddcc0', '#fff8ee') + sunAt(1080, 220, '#ffd9a4');
const meadow = hills(690, 60, ['#a6d186', '#80b964'], 60);
const low = hills(540, 90, ['#c2dfa8', '#98c77e'], -40) + meadow;
const coast = mountains(500, 130, '#9fc3d4') + sea(490, ['#82c3de', '#4796c2']) + shore(740, '#f0dfbd');

const lands = {
  city: fair + mountains(540, 180, '#b3cdb8') + skyline(600, '#a9bccb') + hills(610, 40, ['#b5d69a', '#8fc077']),
  valley: warm + mountains(560, 200, '#c9b48f') + low,
  hills: fair + mountains(540, 190, '#a9cbb4') + low,
  coast: fair + coast,
  port: fair + skyline(500, '#a9c0d0') + coast,
  flat: sky('#f9d8bb', '#fdf3e6') + sunAt(500, 320, '#ffcf9c') + sea(470, ['#e9cbb0', '#b9b4b4']) + tidalFlat(570),
  paddy: fair + mountains(500, 120, '#a9c8b0') + paddies(560, ['#cfe3a0', '#9cc868'], '#8aa854', '#5c9a3c'),
  gold: warm + mountains(510, 120, '#d9b98a') + paddies(560, ['#f4d784', '#e0b146'], '#b48c3c', '#c48a22'),
  tea: fair + mountains(470, 160, '#b0d2bd') + teaRows(440),
  volcano: fair + volcano(540, '#8fbfa4') + sea(530, ['#78c8d8', '#48a4c0']) + shore(740, '#4f5a5c'),
  highland:
    sky('#bcd9ee', '#f4fafd') +
    mountains(590, 360, '#86aaa4', '#f6fafb') +
    hills(610, 60, ['#8ec079', '#6da659']) +
    rows(720, '#94714c', '#7fb858'),
};

function region(code: string, label: string, color: string, land: keyof typeof lands, things: ThingName[]): Picture {
  return widePicture('region', code, { label, color, backdrop: lands[land], layers: stillLife(things, 500, 880, 1.1) });
}

/** The 17 시도 by the first two digits of their 법정동 code, each with what it is known for. */
export const regions: Picture[] = [
  region('11', '서울', '#dfe9f4', 'city', ['bojagi', 'lunch-box', 'teapot', 'yakgwa', 'songpyeon-pink']),
  region('26', '부산', '#cfe7f5', 'port', ['mackerel', 'oden', 'fish-cake', 'anchovy', 'fish-cake']),
  region('27', '대구', '#fbe5d4', 'valley', ['apple', 'banchan-lotus', 'grape', 'apple', 'red-pepper']),
  region('28', '인천', '#d5e8f3', 'flat', ['crab', 'shrimp', 'oyster', 'crab', 'conch']),
  region('29', '광주', '#e6efd9', 'hills', ['kimchi-onggi', 'kimchi-bowl', 'whole-watermelon', 'garlic', 'red-pepper']),
  region('30', '대전', '#e8eaf3', 'city', ['bread', 'croissant', 'baguette', 'cookie', 'grape']),
  region('31', '울산', '#d2e6f2', 'port', ['korean-pear', 'squid', 'seaweed', 'korean-pear', 'beef']),
  region('36', '세종', '#e2efdd', 'hills', ['peach', 'korean-pear', 'peach', 'strawberry', 'peach']),
  region('41', '경기', '#e9f0d5', 'paddy', ['rice-bag', 'bowl-of-rice', 'ginseng', 'grape', 'strawberry']),
  region('43', '충북', '#fde6da', 'valley', ['apple', 'garlic', 'peach', 'shiitake', 'corn']),
  region('44', '충남', '#f9ecca', 'gold', ['ginseng', 'chestnut', 'strawberry', 'shrimp', 'chestnut']),
  region('46', '전남', '#dceedd', 'tea', ['teapot', 'tea-tin', 'laver-pack', 'abalone', 'garlic']),
  region('47', '경북', '#fde3d6', 'valley', ['apple', 'chamoe', 'shiitake', 'persimmon', 'crab']),
  region('48', '경남', '#d6eaf2', 'coast', ['oyster', 'persimmon', 'anchovy', 'garlic', 'maesil']),
  region('50', '제주', '#cfeaf1', 'volcano', ['hallabong', 'mandarin', 'croaker', 'carrot', 'mandarin']),
  region('51', '강원', '#d9e7f1', 'highland', ['corn', 'napa-cabbage', 'squid', 'potato', 'potato']),
  region('52', '전북', '#f9ebc3', 'gold', ['rice-bag', 'gochujang', 'blueberry', 'bowl-of-rice', 'ginger']),
];
