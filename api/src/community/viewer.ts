import type { Member } from '../platform/http/caller.ts';

/** Who reads, for what depends on it; null for a visitor. */
export const viewerOf = async (caller: () => Promise<Member | undefined>): Promise<number | null> =>
  (await caller())?.memberId ?? null;
