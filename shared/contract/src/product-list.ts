import { Type } from 'typebox';
import { filled } from './call.ts';

/** Orders of a product list; in each of them what is sold out comes last. */
export const productSorts = ['popular', 'new', 'priceLow', 'priceHigh', 'saleRate'] as const;
export type ProductSort = (typeof productSorts)[number];

const price = (description: string) => Type.Integer({ minimum: 0, maximum: 1_000_000_000, description });
const rate = (description: string) => Type.Integer({ minimum: 0, maximum: 100, description });

/** Bounds of a list of products: all are inclusive, and of the reduced price. */
export const ProductBounds = {
  minSaleRate: Type.Optional(rate('할인율이 이만큼부터')),
  maxSaleRate: Type.Optional(rate('할인율이 이만큼까지')),
  minPrice: Type.Optional(price('파는 값이 이만큼부터, 원')),
  maxPrice: Type.Optional(price('파는 값이 이만큼까지, 원')),
};

/** Filters and order of a list of products, by the customer's names. */
export const ProductFilter = {
  sortOption: filled(
    Type.Enum([...productSorts], {
      default: 'popular',
      description:
        'popular 인기, new 새 상품, priceLow 낮은 가격, priceHigh 높은 가격, saleRate 할인율. 품절은 늘 뒤로',
    }),
  ),
  ...ProductBounds,
};
