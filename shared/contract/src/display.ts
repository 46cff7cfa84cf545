import { type Static, Type } from 'typebox';
import { defineCall, ListOf, Paging } from './call.ts';
import { codes } from './codes.ts';
import { DateTime, Id } from './scalars.ts';

const Won = Type.Integer({ minimum: 0 });

/** What every product card shows. Prices are in won; `saleRate` is a whole percentage. */
export const ProductCard = Type.Object({
  productNo: Id,
  shopId: Id,
  shopName: Type.String(),
  title: Type.String(),
  imageUrl: Type.String(),
  /** The product's page in its seller's shop. */
  url: Type.String(),
  price: Won,
  discountPrice: Won,
  saleRate: Type.Integer({ minimum: 0, maximum: 100 }),
  /** For example '100g당 590원'; null where a unit makes no sense. */
  unitPrice: Type.Union([Type.String(), Type.Null()]),
  isSoldOut: Type.Boolean(),
  isLike: Type.Boolean(),
  categoryNo: Id,
  badges: Type.Array(Type.String()),
});
export type ProductCard = Static<typeof ProductCard>;

export const ShopCard = Type.Object({
  shopId: Id,
  shopName: Type.String(),
  /** One line about the shop. */
  intro: Type.String(),
  mainImage: Type.String(),
  localCode: Type.String(),
  localName: Type.String(),
  likeCount: Type.Integer({ minimum: 0 }),
  isLike: Type.Boolean(),
});
export type ShopCard = Static<typeof ShopCard>;

export const Banner = Type.Object({
  bannerId: Id,
  title: Type.String(),
  subtitle: Type.String(),
  imageUrl: Type.String(),
  backgroundColor: Type.String(),
  /** An own path or a full address. */
  url: Type.String(),
});
export type Banner = Static<typeof Banner>;

export const LimitedDeal = Type.Object({
  dealId: Id,
  startDt: DateTime,
  endDt: DateTime,
  /** Whole percentage of the stock that is left. */
  remainRate: Type.Integer({ minimum: 0, maximum: 100 }),
  product: ProductCard,
});
export type LimitedDeal = Static<typeof LimitedDeal>;

export const PeriodDeal = Type.Object({
  periodId: Id,
  title: Type.String(),
  subtitle: Type.String(),
  imageUrl: Type.String(),
  startDt: DateTime,
  endDt: DateTime,
  maxSaleRate: Type.Integer({ minimum: 0, maximum: 100 }),
  products: Type.Array(ProductCard),
});
export type PeriodDeal = Static<typeof PeriodDeal>;

export const EventCard = Type.Object({
  eventId: Id,
  title: Type.String(),
  subtitle: Type.String(),
  imageUrl: Type.String(),
  startDt: DateTime,
  endDt: DateTime,
});
export type EventCard = Static<typeof EventCard>;

export const SeasonPick = Type.Object({
  name: Type.String(),
  imageUrl: Type.String(),
  /** First and last month of the season; the first may be the larger one: 11 to 2. */
  fromMonth: Type.Integer({ minimum: 1, maximum: 12 }),
  toMonth: Type.Integer({ minimum: 1, maximum: 12 }),
  product: ProductCard,
});
export type SeasonPick = Static<typeof SeasonPick>;

export const LocalPick = Type.Object({
  /** Two digits of the 법정동 code. */
  localCode: Type.String({ pattern: '^\\d{2}$' }),
  localName: Type.String(),
  specialty: Type.String(),
  imageUrl: Type.String(),
  shopCount: Type.Integer({ minimum: 0 }),
  products: Type.Array(ProductCard),
});
export type LocalPick = Static<typeof LocalPick>;

export const displayCalls = {
  'GET /api/v1/display/web/current-datetime': defineCall({
    summary: '서버의 현재 시각',
    access: 'visitor',
    reply: Type.Object({ serverDt: DateTime }),
  }),
  'GET /api/v1/display/home/deal': defineCall({
    summary: '홈: 배너, 한정특가, 기간특가, 이벤트',
    access: 'visitor',
    reply: Type.Object({
      serverDt: DateTime,
      banners: Type.Array(Banner),
      limited: Type.Array(LimitedDeal),
      period: Type.Array(PeriodDeal),
      events: Type.Array(EventCard),
    }),
  }),
  'GET /api/v1/display/home/season': defineCall({
    summary: '홈: 제철',
    access: 'visitor',
    query: Type.Object({ month: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })) }),
    reply: Type.Object({ month: Type.Integer({ minimum: 1, maximum: 12 }), list: Type.Array(SeasonPick) }),
  }),
  'GET /api/v1/display/home/local': defineCall({
    summary: '홈: 팔도',
    access: 'visitor',
    reply: Type.Object({ list: Type.Array(LocalPick) }),
  }),
  'GET /api/v1/display/home/shop': defineCall({
    summary: '홈: 스토어와 대표 상품 세 개',
    access: 'visitor',
    reply: Type.Object({ list: Type.Array(Type.Object({ shop: ShopCard, products: Type.Array(ProductCard) })) }),
  }),
  'GET /api/v1/display/deal/recommendation': defineCall({
    summary: '추천 상품. dealId를 주면 그 특가와 비슷한 상품만',
    access: 'visitor',
    query: Type.Object({ dealId: Type.Optional(Id), ...Paging }),
    reply: ListOf(ProductCard),
    errors: [codes.noData],
  }),
  'GET /api/v1/display/adon/banner': defineCall({
    summary: '자리별 배너',
    access: 'visitor',
    query: Type.Object({ position: Type.String({ minLength: 1, maxLength: 40 }) }),
    reply: Type.Object({ list: Type.Array(Banner) }),
  }),
};
