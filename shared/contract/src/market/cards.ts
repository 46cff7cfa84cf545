import { type Static, Type } from 'typebox';
import { Count, Id, Rate, Won } from '../call/scalars.ts';

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
  saleRate: Rate,
  /** For example '100g당 590원'; null where a unit makes no sense. */
  unitPrice: Type.Union([Type.String(), Type.Null()]),
  isSoldOut: Type.Boolean(),
  isLike: Type.Boolean(),
  categoryNo: Id,
  badges: Type.Array(Type.String()),
});
export type ProductCard = Static<typeof ProductCard>;

export const StoreCard = Type.Object({
  shopId: Id,
  shopName: Type.String(),
  /** One line about the store. */
  intro: Type.String(),
  mainImage: Type.String(),
  localCode: Type.String(),
  localName: Type.String(),
  likeCount: Count,
  isLike: Type.Boolean(),
});
export type StoreCard = Static<typeof StoreCard>;
