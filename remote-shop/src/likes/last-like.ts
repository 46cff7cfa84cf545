import { localStore } from '@jangteo/storage';
import { type Likable, type LikedKind, liked } from './liked.ts';

/** Where other tabs, and the app with its other web views, find what was liked last. */
export const places = { product: 'appProductLike', shop: 'lastShopLike' } as const;

const idNames = { product: 'productNo', shop: 'shopId' } as const;

export function shareLike(what: Likable): void {
  const { kind, id } = what;
  // With the moment, the same word said once more is news.
  const last = { [idNames[kind]]: id, likeMode: liked.get(what) ?? false, at: Date.now() };
  localStore.setJson(places[kind], last);
}

export function readLike(kind: LikedKind): { id: number; isLiked: boolean } | undefined {
  const last = localStore.getJson(places[kind], isLike);
  const id = last?.[idNames[kind]];
  return last && typeof id === 'number' ? { id, isLiked: last.likeMode } : undefined;
}

interface LastLike extends Partial<Record<(typeof idNames)[LikedKind], unknown>> {
  likeMode: boolean;
}

const isLike = (value: unknown): value is LastLike =>
  typeof value === 'object' && value !== null && 'likeMode' in value && typeof value.likeMode === 'boolean';
