import { type Static, Type } from 'typebox';
import { defineCall, ListOf, Paging, withDefault } from '../call/call.ts';
import { codes } from '../call/codes.ts';
import { DateTime, Day, Id, idOf, Rate, Won } from '../call/scalars.ts';
import { Banner } from './banners.ts';
import { ProductCard, StoreCard } from './cards.ts';
import { EventCard } from './events.ts';
import { Seller } from './stores.ts';

/** The prices of a product as a card shows them. */
const Cost = Type.Pick(ProductCard, ['discountPrice', 'saleRate', 'unitPrice']);

export const LimitedDeal = Type.Object({
  dealId: Id,
  startDt: DateTime,
  endDt: DateTime,
  /** The product's price while the deal runs, before it and after it; null when the deal has no price of its own. */
  prices: Type.Union([Type.Object({ inDeal: Cost, otherwise: Cost }), Type.Null()]),
  /** The stock that is left, as a whole percentage. */
  remainRate: Rate,
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
  maxSaleRate: Rate,
  products: Type.Array(ProductCard),
});
export type PeriodDeal = Static<typeof PeriodDeal>;

/** The deal's state in time; 'soldOut' only while it would otherwise run. */
export const DealState = Type.Enum(['coming', 'running', 'soldOut', 'ended']);

const PricePoint = Type.Object({ changedOn: Day, discountPrice: Won });

export const LimitedDealDetail = Type.Object({
  ...LimitedDeal.properties,
  serverDt: DateTime,
  state: DealState,
  stockTotal: Type.Integer({ minimum: 1 }),
  stockLeft: Type.Integer({ minimum: 0 }),
  /** The product's main picture first. */
  gallery: Type.Array(Type.String()),
  origin: Type.String(),
  /** 0 is free shipping. */
  shippingFee: Won,
  shop: StoreCard,
  seller: Seller,
  /** The product's price from each listed day on, the oldest first. */
  priceHistory: Type.Array(PricePoint),
  /** The lowest price ever and the first day on which it was charged; null without a history. */
  lowestPrice: Type.Union([PricePoint, Type.Null()]),
  /** Whether '역대 최저' may be shown: the history has earlier prices, and all of them were higher than today's. */
  isLowestEver: Type.Boolean(),
});
export type LimitedDealDetail = Static<typeof LimitedDealDetail>;

export const PeriodState = Type.Enum(['running', 'coming', 'ended']);

export const PeriodDealDetail = Type.Object({
  periodId: Id,
  title: Type.String(),
  subtitle: Type.String(),
  imageUrl: Type.String(),
  description: Type.String(),
  serverDt: DateTime,
  startDt: DateTime,
  endDt: DateTime,
  state: PeriodState,
  maxSaleRate: Rate,
  ...ListOf(ProductCard).properties,
});
export type PeriodDealDetail = Static<typeof PeriodDealDetail>;

export const dealCalls = {
  'GET /api/v1/display/home/deal': defineCall({
    summary: '홈: 배너, 한정특가, 기간특가, 이벤트',
    access: 'visitor',
    isOpenToOtherSites: true,
    reply: Type.Object({
      serverDt: DateTime,
      banners: Type.Array(Banner),
      limited: Type.Array(LimitedDeal),
      period: Type.Array(PeriodDeal),
      events: Type.Array(EventCard),
    }),
  }),
  'GET /api/v1/display/deal/:id': defineCall({
    summary: '한정특가 한 건: 상품, 판매자, 재고, 가격 이력',
    access: 'visitor',
    isOpenToOtherSites: true,
    params: Type.Object({ id: idOf('특가 번호 dealId') }),
    reply: LimitedDealDetail,
    errors: [codes.noData],
  }),
  'GET /api/v1/display/period': defineCall({
    summary: '기간특가 목록: 진행 중, 예정, 종료',
    access: 'visitor',
    query: Type.Object({
      status: withDefault(
        Type.Enum(['running', 'coming', 'ended'], { default: 'running', description: '진행 중, 예정, 종료' }),
      ),
      ...Paging,
    }),
    reply: Type.Object({ serverDt: DateTime, ...ListOf(PeriodDeal).properties }),
  }),
  'GET /api/v1/display/period/:id': defineCall({
    summary: '기간특가 한 건과 그 상품',
    access: 'visitor',
    params: Type.Object({ id: idOf('기간특가 번호 periodId') }),
    query: Type.Object(Paging),
    reply: PeriodDealDetail,
    errors: [codes.noData],
  }),
  'GET /api/v1/display/deal/recommendation': defineCall({
    summary: '추천 상품. dealId를 주면 그 특가와 비슷한 상품만',
    access: 'visitor',
    query: Type.Object({ dealId: Type.Optional(idOf('이 특가와 비슷한 상품')), ...Paging }),
    reply: ListOf(ProductCard),
    errors: [codes.noData],
  }),
  'GET /api/v1/display/admin/deal/:id': defineCall({
    summary: '한정특가 미리보기: 공개 전 것도',
    access: 'admin',
    params: Type.Object({ id: idOf('특가 번호 dealId') }),
    reply: LimitedDealDetail,
    errors: [codes.noData],
  }),
  'GET /api/v1/display/admin/period/:id': defineCall({
    summary: '기간특가 미리보기: 공개 전 것도',
    access: 'admin',
    params: Type.Object({ id: idOf('기간특가 번호 periodId') }),
    query: Type.Object(Paging),
    reply: PeriodDealDetail,
    errors: [codes.noData],
  }),
};
