import { showToast } from '@jangteo/overlay';
import { mayAct } from '@jangteo/session';
import { grouped } from '@jangteo/ui';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LikeKind } from '../likes/known-likes.ts';
import { setLikes } from '../likes/set-like.ts';

const none: ReadonlySet<number> = new Set();

/** Takes back the likes of several products or stores. They leave the list at once; the toast can restore them. */
export function useRemoval(kind: LikeKind, queryKey: QueryKey) {
  const queryClient = useQueryClient();
  const [removed, setRemoved] = useState(none);
  const set = async (ids: readonly number[], isLiked: boolean) => {
    const failed = await setLikes(kind, ids, isLiked, queryClient);
    // The pages of the list have other items now.
    await queryClient.invalidateQueries({ queryKey });
    setRemoved(none);
    return failed.length;
  };

  const bringBack = async (ids: readonly number[]) => {
    setRemoved(none);
    const failed = await set(ids, true);
    if (failed > 0) showToast({ matter: 'like', icon: 'info', start: `${grouped(failed)}개는 되돌리지 못했어요.` });
  };

  const remove = async (ids: readonly number[]) => {
    if (!(await mayAct())) return;
    setRemoved(new Set(ids));
    const failed = await set(ids, false);
    if (failed > 0) showToast({ matter: 'like', icon: 'info', start: `${grouped(failed)}개는 빼지 못했어요.` });
    else
      showToast({
        matter: 'like',
        icon: 'heart',
        start: `${grouped(ids.length)}개를 찜에서 뺐어요.`,
        action: { label: '되돌리기', onPress: () => void bringBack(ids) },
      });
  };

  return { isRemoved: (id: number) => removed.has(id), remove: (ids: readonly number[]) => void remove(ids) };
}
