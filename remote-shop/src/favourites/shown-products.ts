import type { ProductCard } from '@jangteo/contract';
import type { RecentProduct } from '@jangteo/storage';

/** Fields that a card can do without. The app may send only a product's number. */
const unknown = {
  shopId: 0,
  shopName: '',
  imageUrl: '',
  saleRate: 0,
  unitPrice: null,
  isSoldOut: false,
  categoryNo: 0,
  badges: [],
};

/** Converts the app's products into cards; those without title, address or price are left out. */
export const shownProducts = (products: readonly RecentProduct[]): ProductCard[] =>
  products.flatMap((product) => {
    const { title, url, discountPrice, price = discountPrice } = product;
    if (title === undefined || url === undefined || discountPrice === undefined || price === undefined) return [];
    return [{ ...unknown, ...product, title, url, discountPrice, price }];
  });
