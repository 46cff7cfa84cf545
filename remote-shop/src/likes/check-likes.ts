import { call } from '@jangteo/http';
import { knownLikes, type LikeKind } from './known-likes.ts';
import { isSaving } from './save-like.ts';

/** The most ids that one call takes. */
const maxIdsPerCall = 100;

/** Requests which of these the member likes. */
export async function checkLikes(ids: Record<LikeKind, readonly number[]>): Promise<void> {
  await Promise.all([...chunksOf(ids.product).map(checkProducts), ...chunksOf(ids.shop).map(checkShops)]);
}

async function checkProducts(ids: number[]): Promise<void> {
  const requestedAt = knownLikes.revision();
  const { list } = await call('GET /api/v1/user/like/product/check', { query: { productNos: ids.join() } });
  acceptLikes('product', new Map(list.map(({ productNo, isLike }) => [productNo, isLike])), requestedAt);
}

async function checkShops(ids: number[]): Promise<void> {
  const requestedAt = knownLikes.revision();
  const { list } = await call('GET /api/v1/user/like/shop/check', { query: { shopIds: ids.join() } });
  acceptLikes('shop', new Map(list.map(({ shopId, isLike }) => [shopId, isLike])), requestedAt);
}

/** Takes the likes of a response, without those that are being saved: the server may not have them yet. */
export const acceptLikes = (kind: LikeKind, likes: ReadonlyMap<number, boolean>, requestedAt: number): void =>
  knownLikes.accept(
    kind,
    [...likes].filter(([id]) => !isSaving({ kind, id })),
    requestedAt,
  );

function chunksOf(ids: readonly number[]): number[][] {
  const count = Math.ceil(ids.length / maxIdsPerCall);
  return Array.from({ length: count }, (_, index) => ids.slice(index * maxIdsPerCall, (index + 1) * maxIdsPerCall));
}
