import type { Picture } from '../picture.ts';
import type { ThingName } from '../things.ts';
import { drifting, paperStrip, studio } from './landscape.ts';
import { stillLife, widePicture } from './wide-picture.ts';

const confetti = drifting(['#ff8a3d', '#ffd25a', '#5cc0a8', '#f39ab0', '#6fa8e8'], paperStrip, 44);

function event(id: string, label: string, color: string, shadow: string, things: ThingName[]): Picture {
  return widePicture('event', id, {
    label,
    color,
    backdrop: `${studio(color, shadow)}<g opacity=".75">${confetti}</g>`,
    layers: stillLife(things, 500, 830, 1.08),
    shadow,
  });
}

export const events: Picture[] = [
  event('attendance', '출석 이벤트', '#fff0cf', '#9a7420', ['calendar', 'star', 'star', 'coin', 'coin']),
  event('review', '후기 이벤트', '#e2eff8', '#3d6582', ['memo', 'star', 'star', 'strawberry', 'apple']),
  event('draw', '행운 추첨', '#f1e6f7', '#5f4d80', ['gift', 'bojagi', 'balloon', 'ticket', 'popper']),
  event('invite', '친구 초대', '#e0f1e6', '#2f6a55', ['letter', 'picnic-basket', 'gift', 'coin', 'mandarin']),
  event('coupon', '할인 쿠폰', '#ffe3d4', '#a5622d', ['ticket', 'megaphone', 'cart', 'coin', 'coin']),
  event('photo', '사진 공모', '#e1ecf7', '#3d6582', ['camera', 'stew', 'lunch-box', 'bowl-of-rice', 'kimchi-bowl']),
  event('newcomer', '첫 장보기 혜택', '#fdeccb', '#9a7420', ['picnic-basket', 'gift', 'truck', 'apple', 'coin']),
  event('anniversary', '감사 잔치', '#fbe3e8', '#96584a', [
    'birthday-cake',
    'balloon',
    'popper',
    'yakgwa',
    'songpyeon-pink',
  ]),
];
