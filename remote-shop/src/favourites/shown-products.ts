import type { ProductCard } from '@jangteo/contract';
import type { RecentProduct } from '@jangteo/storage';

/** What a card can do without. The app may tell no more of a product than its number. */
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

/** As cards show them; without those of which it is not known what they are, where, and for how much. */
export const shownProducts = (products: readonly RecentProduct[]): ProductCard[] =>
  products.flatMap((product) => {
    const { title, url, discountPrice, price = discountPrice } = product;
    if (title === undefined || url === undefined || discountPrice === undefined || price === undefined) return [];
    return [{ ...unknown, ...product, title, url, discountPrice, price }];
  });
