import type { PostItem } from '@jangteo/contract';
import { serverNow } from '@jangteo/query';
import { communitySeenBefore } from '@jangteo/storage';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** A query, although nothing is requested: queries begin when the styles of what they bring onto the page can be written. */
const seenBeforeQuery = queryOptions({
  queryKey: ['community:seen-before'],
  queryFn: () => communitySeenBefore(serverNow()) ?? null,
  networkMode: 'always',
  gcTime: 0,
});

/** When the reader was in the community before this visit; undefined until the page is hydrated, and on a first visit. */
export const useSeenBefore = (): string | undefined => useQuery(seenBeforeQuery).data ?? undefined;

export const isNewSince = ({ regDt }: PostItem, seenAt: string | undefined): boolean =>
  seenAt !== undefined && Date.parse(regDt) > Date.parse(seenAt);
