import { showToast } from '@jangteo/overlay';
import { mayAct } from '@jangteo/session';
import { grouped } from '@jangteo/ui';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LikedKind } from '../likes/liked.ts';
import { setLikes } from '../likes/set-likes.ts';

const none: ReadonlySet<number> = new Set();

/** Takes several out of a list at once: they go as soon as one says so, and come back if one thinks better of it. */
export function useRemoval(kind: LikedKind, queryKey: QueryKey) {
  const queryClient = useQueryClient();
  const [removed, setRemoved] = useState(none);
  const set = async (ids: readonly number[], isLiked: boolean) => {
    const refused = await setLikes(kind, ids, isLiked, queryClient);
    // The list has other pages now than it had.
    await queryClient.invalidateQueries({ queryKey });
    setRemoved(none);
    return refused.length;
  };

  const bringBack = async (ids: readonly number[]) => {
    setRemoved(none);
    const refused = await set(ids, true);
    if (refused > 0) showToast({ matter: 'like', icon: 'info', start: `${grouped(refused)}개는 되돌리지 못했어요.` });
  };

  const remove = async (ids: readonly number[]) => {
    if (!(await mayAct())) return;
    setRemoved(new Set(ids));
    const refused = await set(ids, false);
    const taken = ids.length - refused;
    if (refused > 0) showToast({ matter: 'like', icon: 'info', start: `${grouped(refused)}개는 빼지 못했어요.` });
    else
      showToast({
        matter: 'like',
        icon: 'heart',
        start: `${grouped(taken)}개를 찜에서 뺐어요.`,
        action: { label: '되돌리기', onPress: () => void bringBack(ids) },
      });
  };

  return { isRemoved: (id: number) => removed.has(id), remove: (ids: readonly number[]) => void remove(ids) };
}
