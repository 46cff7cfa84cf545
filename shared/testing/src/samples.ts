import type { ProductCard } from '@jangteo/contract';
import type { FakeRequest } from './fake-network.ts';

export const product = (productNo: number, changes: Partial<ProductCard> = {}): ProductCard => ({
  productNo,
  shopId: 7,
  shopName: '햇살농원',
  title: `새벽에 딴 사과 ${productNo}호`,
  imageUrl: '/img/apple-1',
  url: `https://shop.example/products/${productNo}`,
  price: 12_900,
  discountPrice: 8_900,
  saleRate: 31,
  unitPrice: '100g당 890원',
  isSoldOut: false,
  isLike: false,
  categoryNo: 3,
  badges: [],
  ...changes,
});

/** The response of a list call, in pages of `size`. */
export const pagesOf =
  <Item>(items: Item[], size = 20) =>
  ({ query }: Pick<FakeRequest, 'query'>) => {
    const page = Number(query.page);
    return {
      list: items.slice((page - 1) * size, page * size),
      page,
      limit: size,
      totalCount: items.length,
      hasNext: page * size < items.length,
    };
  };
