import { alarmTypes } from '@jangteo/contract';
import { type Column, named, type Section } from './section.ts';

const productTitle = (table: string): Column => ({
  title: '상품',
  sql: `(SELECT product.title FROM product WHERE product.product_no = ${table}.product_no)`,
});

export const marketSections: readonly Section[] = [
  {
    table: 'product_like',
    title: '찜한 상품',
    columns: {
      product_no: '상품 번호',
      product_title: productTitle('product_like'),
      liked_at: '찜한 때',
      user_event_data: { title: '앱에서 찜한 자리', sql: 'user_event_data::text' },
    },
    orderBy: 'liked_at',
  },
  {
    table: 'shop_like',
    title: '찜한 스토어',
    columns: {
      shop_id: '스토어 번호',
      shop_name: { title: '스토어', sql: '(SELECT shop.name FROM shop WHERE shop.shop_id = shop_like.shop_id)' },
      liked_at: '찜한 때',
    },
    orderBy: 'liked_at',
  },
  {
    table: 'recent_view',
    title: '최근 본 상품',
    columns: { product_no: '상품 번호', product_title: productTitle('recent_view'), viewed_at: '본 때' },
    orderBy: 'viewed_at',
  },
  {
    table: 'event_application',
    title: '이벤트 신청',
    columns: {
      event_id: '이벤트 번호',
      event_title: {
        title: '이벤트',
        sql: '(SELECT event.title FROM event WHERE event.event_id = event_application.event_id)',
      },
      applied_at: '신청한 때',
    },
    orderBy: 'applied_at',
  },
  {
    table: 'alarm_request',
    title: '알림 신청',
    columns: {
      kind: named('종류', 'kind', {
        deal: '특가',
        period: '기간특가',
        season: '제철',
        shoppingLive: '쇼핑라이브',
      }),
      target_id: '번호',
      requested_at: '신청한 때',
      told_at: '알려 드린 때',
    },
    orderBy: 'requested_at',
  },
  {
    table: 'alarm',
    title: '받은 알림 (90일 동안)',
    columns: {
      alarm_type: named('종류', 'alarm_type', {
        [alarmTypes.benefit]: '혜택',
        [alarmTypes.activity]: '활동',
        [alarmTypes.notice]: '공지',
      }),
      title: '제목',
      // An alarm about an activity quotes the title of a post, which may be another member's.
      body: { title: '내용', sql: `CASE WHEN alarm_type <> ${alarmTypes.activity} THEN body END` },
      link: '연결된 화면',
      is_ad: '광고인지',
      created_at: '받은 때',
      read_at: '읽은 때',
    },
    withheld: { alarm_id: '순서를 매기는 번호', dedupe_key: '두 번 보내지 않게 하는 값', push_at: '기기로 보낼 차례' },
    orderBy: 'alarm_id',
  },
];
