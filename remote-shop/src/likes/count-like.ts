import type { QueryClient } from '@tanstack/react-query';
import type { Likable } from './liked.ts';

/** A store says how many like it: wherever this browser shows it, one more or one less. */
export function countLike({ kind, id }: Likable, change: 1 | -1, queryClient: QueryClient): void {
  if (kind !== 'shop') return;
  for (const { queryKey, state } of queryClient.getQueryCache().findAll()) {
    const counted = count(state.data, id, change);
    // As old as it was: only the server knows what else has changed.
    if (counted !== state.data) queryClient.setQueryData(queryKey, counted, { updatedAt: state.dataUpdatedAt });
  }
}

/** The same value, as long as it does not hold the store. */
function count(value: unknown, shopId: number, change: 1 | -1): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isCounted(value) && value.shopId === shopId) {
    return { ...value, likeCount: Math.max(0, value.likeCount + change) };
  }
  const entries = Object.entries(value).map(([name, part]) => [name, count(part, shopId, change)] as const);
  if (entries.every(([name, part]) => part === value[name as keyof typeof value])) return value;
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

const isCounted = (value: object): value is { shopId: number; likeCount: number } =>
  'shopId' in value && 'likeCount' in value && typeof value.likeCount === 'number';
