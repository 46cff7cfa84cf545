import type { CallKey } from '@jangteo/contract';
import type { Reply } from '@jangteo/http';
import { answer, type FakeRequest, product } from '@jangteo/testing';
import { limitedDeal, periodDeal, region, seasonPick, serverDt, shop } from './samples.ts';

type DealsReply = Reply<'GET /api/v1/display/home/deal'>;

/** Fewer than are requested: keeps tests with many pages fast. */
const productsPerPage = 2;
const lastPage = 12;

const dealsReply: DealsReply = {
  serverDt,
  banners: [
    {
      bannerId: 1,
      title: '봄맞이 과일전',
      subtitle: '최대 40% 할인',
      imageUrl: '/img/fruit-1',
      backgroundColor: '#ffe4d1',
      url: '/event/9',
    },
    {
      bannerId: 2,
      title: '바다에서 온 밥상',
      subtitle: '산지 직송',
      imageUrl: '/img/fish-1',
      backgroundColor: '#cdebe8',
      url: '/event/10',
    },
  ],
  limited: [limitedDeal(1), limitedDeal(2)],
  period: [periodDeal],
  events: [
    {
      eventId: 9,
      title: '친구와 함께 장보기',
      subtitle: '별을 두 배로',
      imageUrl: '/img/event-1',
      startDt: serverDt,
      endDt: periodDeal.endDt,
    },
  ],
};

const gift = {
  bannerId: 7,
  title: '마음을 담은 선물',
  subtitle: '보자기에 싸서 보내드려요',
  imageUrl: '/img/banner-gift',
  backgroundColor: '#ffe4d1',
  url: '/category',
};

const recommendation = ({ query }: FakeRequest): Reply<'GET /api/v1/display/deal/recommendation'> => {
  const page = Number(query.page);
  return {
    list: Array.from({ length: productsPerPage }, (_, index) => product(1_000 + page * productsPerPage + index)),
    page,
    limit: Number(query.limit),
    totalCount: productsPerPage * lastPage,
    hasNext: page < lastPage,
  };
};

/** Answers every call of the home page; tests change single responses afterwards. */
export function answerHome(deals: Partial<DealsReply> = {}): void {
  answer('GET /api/v1/display/home/deal', { ...dealsReply, ...deals });
  answer('GET /api/v1/display/adon/banner', ({ query }) => ({ list: query.position === 'home-middle' ? [gift] : [] }));
  answer('GET /api/v1/display/home/season', { month: 5, list: [seasonPick] });
  answer('GET /api/v1/display/home/local', { list: [region] });
  answer('GET /api/v1/display/home/shop', { list: [{ shop, products: [product(501), product(502), product(503)] }] });
  answer('GET /api/v1/display/deal/recommendation', recommendation);
}

export const homeCalls: readonly CallKey[] = [
  'GET /api/v1/display/home/deal',
  'GET /api/v1/display/adon/banner',
  'GET /api/v1/display/home/season',
  'GET /api/v1/display/home/local',
  'GET /api/v1/display/home/shop',
  'GET /api/v1/display/deal/recommendation',
];
