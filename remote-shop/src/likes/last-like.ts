import { isRecord } from '@jangteo/contract/is-record';
import { localStore } from '@jangteo/storage';
import type { LikeKind, LikeTarget } from './known-likes.ts';

/** The storage names of the latest like, which other tabs and the native app's other web views read. */
export const lastLikeNames = { product: 'appProductLike', shop: 'lastShopLike' } as const;

const idNames = { product: 'productNo', shop: 'shopId' } as const;

export function publishLike({ kind, id }: LikeTarget, isLiked: boolean): void {
  // Storage events fire for changed values only: the time makes every like a change.
  localStore.setJson(lastLikeNames[kind], { [idNames[kind]]: id, likeMode: isLiked, at: Date.now() });
}

export function readLastLike(kind: LikeKind): { id: number; isLiked: boolean } | undefined {
  const last = localStore.getJson(lastLikeNames[kind], isStoredLike);
  const id = last?.[idNames[kind]];
  return last && typeof id === 'number' ? { id, isLiked: last.likeMode } : undefined;
}

interface StoredLike extends Partial<Record<(typeof idNames)[LikeKind], unknown>> {
  likeMode: boolean;
}

const isStoredLike = (value: unknown): value is StoredLike => isRecord(value) && typeof value.likeMode === 'boolean';
