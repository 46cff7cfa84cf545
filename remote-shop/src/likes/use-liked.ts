import { useIsMember } from '@jangteo/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { askWhetherLiked } from './ask-whether-liked.ts';
import { type Likable, liked } from './liked.ts';

/** Whether the member likes it; false for visitors, and until it is known. */
export function useLiked({ kind, id }: Likable): boolean {
  const isMember = useIsMember();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isMember) askWhetherLiked({ kind, id }, queryClient);
  }, [isMember, kind, id, queryClient]);
  const isLiked = useSyncExternalStore(
    liked.subscribe,
    () => liked.get({ kind, id }) ?? false,
    () => false,
  );
  return isMember && isLiked;
}
