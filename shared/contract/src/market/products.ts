import { Type } from 'typebox';
import { defineCall, withDefault } from '../call/call.ts';
import { codes } from '../call/codes.ts';
import { DeviceUuid, idOf, Won } from '../call/scalars.ts';

/** Sort orders of a product list; sold-out products come last in each of them. */
export const productSorts = ['popular', 'new', 'priceLow', 'priceHigh', 'saleRate'] as const;
export type ProductSort = (typeof productSorts)[number];

const price = (description: string) => Type.Integer({ minimum: 0, maximum: 1_000_000_000, description });
const rate = (description: string) => Type.Integer({ minimum: 0, maximum: 100, description });

/** Bounds of a product list; both are inclusive and apply to the reduced price. */
export const ProductBounds = {
  minSaleRate: Type.Optional(rate('할인율이 이만큼부터')),
  maxSaleRate: Type.Optional(rate('할인율이 이만큼까지')),
  minPrice: Type.Optional(price('파는 값이 이만큼부터, 원')),
  maxPrice: Type.Optional(price('파는 값이 이만큼까지, 원')),
};

/** Filters and sort order of a product list, by the customer's names. */
export const ProductFilter = {
  sortOption: withDefault(
    Type.Enum([...productSorts], {
      default: 'popular',
      description:
        'popular 인기, new 새 상품, priceLow 낮은 가격, priceHigh 높은 가격, saleRate 할인율. 품절은 늘 뒤로',
    }),
  ),
  ...ProductBounds,
};

export const productCalls = {
  'GET /api/v1/display/product/seller-price': defineCall({
    summary: '판매자 쇼핑몰의 지금 가격. 쇼핑몰이 제때 답하지 않으면 sellerPrice 는 null',
    access: 'visitor',
    query: Type.Object({ productNo: idOf('상품 번호') }),
    reply: Type.Object({
      /** The price that the market has stored. */
      marketPrice: Won,
      sellerPrice: Type.Union([Won, Type.Null()]),
    }),
    errors: [codes.noData],
  }),
  'PUT /api/v2/display/product/view/count': defineCall({
    summary: '상품 조회 수 올리기. 같은 네트워크에서 하루에 스무 번까지 셈. 그 기기에 로그인한 회원이 있으면 별을 드림',
    access: 'visitor',
    headers: Type.Object({ deviceUuid: Type.Optional(DeviceUuid) }),
    body: Type.Object({ productNo: idOf('상품 번호') }),
    reply: Type.Object({}),
    errors: [codes.noData],
  }),
};
