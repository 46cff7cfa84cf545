/** Where a product card comes from: `p` is the product, `s` its shop. */
export const productCardTables = 'product p JOIN shop s ON s.shop_id = p.shop_id AND s.is_displayed';

/**
 * A product card as the contract shapes it. A visitor likes nothing; a member's likes are added by the like check,
 * so that this answer is the same for everyone.
 */
export const productCard = (isSoldOut = 'p.is_sold_out'): string => `
  json_build_object(
    'productNo', p.product_no,
    'shopId', p.shop_id,
    'shopName', s.name,
    'title', p.title,
    'imageUrl', p.image_url,
    'url', p.url,
    'price', p.price,
    'discountPrice', p.discount_price,
    'saleRate', p.sale_rate,
    'unitPrice', p.unit_price,
    'isSoldOut', ${isSoldOut},
    'isLike', false,
    'categoryNo', p.category_no,
    'badges', p.badges
  )`;
