import type { Member } from '../platform/http/clients/caller.ts';

/** The id of the member who reads; null for a visitor. */
export const viewerOf = async (caller: () => Promise<Member | undefined>): Promise<number | null> =>
  (await caller())?.memberId ?? null;
