import type { ProductCard } from '@jangteo/contract';
import { jsonObject } from '../platform/database/json-object.ts';

/** The displayed products: `p`, with their shop `s`. `pricedProducts` adds their prices. */
export const shownProducts = 'product p JOIN shop s ON s.shop_id = p.shop_id AND s.is_displayed';

/** The same with the prices of a moment; `at` names the statement's parameter for it. */
export const pricedProducts = (at: `$${number}`): string =>
  `product_at(${at}) p JOIN shop s ON s.shop_id = p.shop_id AND s.is_displayed`;

/**
 * A product card of `pricedProducts`. `isLike` is false for everyone, so that the reply can be shared: browsers ask the like
 * check for a member's likes.
 */
export const productCard = (isSoldOut = 'p.is_sold_out'): string =>
  jsonObject<ProductCard>({
    productNo: 'p.product_no',
    shopId: 'p.shop_id',
    shopName: 's.name',
    title: 'p.title',
    imageUrl: 'p.image_url',
    url: 'p.url',
    price: 'p.price',
    discountPrice: 'p.price_now',
    saleRate: 'p.rate_now',
    unitPrice: 'p.unit_price_now',
    isSoldOut,
    isLike: 'false',
    categoryNo: 'p.category_no',
    badges: 'p.badges',
  });
