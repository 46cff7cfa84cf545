import type { ProductCard } from '@jangteo/contract';
import { jsonObject } from '../platform/database/json-object.ts';

/** Where a product card comes from: `p` is the product, `s` its shop. */
export const productCardTables = 'product p JOIN shop s ON s.shop_id = p.shop_id AND s.is_displayed';

/** `isLike` is false for everyone, so that the reply can be shared: browsers ask the like check for a member's likes. */
export const productCard = (isSoldOut = 'p.is_sold_out'): string =>
  jsonObject<ProductCard>({
    productNo: 'p.product_no',
    shopId: 'p.shop_id',
    shopName: 's.name',
    title: 'p.title',
    imageUrl: 'p.image_url',
    url: 'p.url',
    price: 'p.price',
    discountPrice: 'p.discount_price',
    saleRate: 'p.sale_rate',
    unitPrice: 'p.unit_price',
    isSoldOut,
    isLike: 'false',
    categoryNo: 'p.category_no',
    badges: 'p.badges',
  });
