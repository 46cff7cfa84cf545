import { shownProducts } from '../products/product-card.ts';

/** A kind of row that members can like. All names are constants of this program, safe in SQL. */
export interface LikeTarget {
  /** The table of the likes, and its column for the liked row. */
  likes: string;
  id: string;
  /** The table of the liked rows, which has `like_count`. */
  table: string;
  /** Selects the ids that are displayed now. */
  shown: string;
  limitError: 'likeProductLimit' | 'likeShopLimit';
  /** '상품은 1,000개까지 찜할 수 있어요.' */
  noun: string;
  unit: string;
}

export const productTarget: LikeTarget = {
  likes: 'product_like',
  id: 'product_no',
  table: 'product',
  shown: `SELECT p.product_no FROM ${shownProducts} WHERE p.is_displayed`,
  limitError: 'likeProductLimit',
  noun: '상품은',
  unit: '개',
};

export const storeTarget: LikeTarget = {
  likes: 'shop_like',
  id: 'shop_id',
  table: 'shop',
  shown: 'SELECT shop_id FROM shop WHERE is_displayed',
  limitError: 'likeShopLimit',
  noun: '스토어는',
  unit: '곳',
};
