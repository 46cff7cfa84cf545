import { Type } from 'typebox';
import { filled } from './call.ts';
import { Rate } from './cards.ts';

/** Orders of a product list; in each of them what is sold out comes last. */
export const productSorts = ['popular', 'new', 'priceLow', 'priceHigh', 'saleRate'] as const;
export type ProductSort = (typeof productSorts)[number];

const Price = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

/** Bounds of a list of products: all are inclusive, and of the reduced price. */
export const ProductBounds = {
  minSaleRate: Type.Optional(Rate),
  maxSaleRate: Type.Optional(Rate),
  minPrice: Type.Optional(Price),
  maxPrice: Type.Optional(Price),
};

/** Filters and order of a list of products, by the customer's names. */
export const ProductFilter = {
  sortOption: filled(Type.Enum([...productSorts], { default: 'popular' })),
  ...ProductBounds,
};
