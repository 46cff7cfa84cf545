import { call } from '@jangteo/http';
import { learnLiked } from './learn-liked.ts';
import { type LikedKind, liked } from './liked.ts';

/** As many as one call answers for. */
const mostAtOnce = 100;

/** Asks which of them the member likes. */
export async function checkLikes(asked: Record<LikedKind, readonly number[]>): Promise<void> {
  await Promise.all([...portions(asked.product).map(checkProducts), ...portions(asked.shop).map(checkShops)]);
}

async function checkProducts(ids: number[]): Promise<void> {
  const moment = liked.moment();
  const { list } = await call('GET /api/v1/user/like/product/check', { query: { productNos: ids.join() } });
  learnLiked('product', new Map(list.map(({ productNo, isLike }) => [productNo, isLike])), moment);
}

async function checkShops(ids: number[]): Promise<void> {
  const moment = liked.moment();
  const { list } = await call('GET /api/v1/user/like/shop/check', { query: { shopIds: ids.join() } });
  learnLiked('shop', new Map(list.map(({ shopId, isLike }) => [shopId, isLike])), moment);
}

function portions(ids: readonly number[]): number[][] {
  const count = Math.ceil(ids.length / mostAtOnce);
  return Array.from({ length: count }, (_, index) => ids.slice(index * mostAtOnce, (index + 1) * mostAtOnce));
}
