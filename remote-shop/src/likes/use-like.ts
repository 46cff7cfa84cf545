import { prepareOverlays, showToast } from '@jangteo/overlay';
import { mayActOrAfterLogin } from '@jangteo/page';
import { useIsMember } from '@jangteo/session';
import { useExternalValue } from '@jangteo/state';
import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useEffect } from 'react';
import { checkWhenShown } from './check-when-shown.ts';
import { knownLikes, type LikeTarget } from './known-likes.ts';
import { likeAction } from './like-action.ts';

/** Whether the member likes the target (false for visitors and while it is unknown), and the toggle for its heart. */
export function useLike({ kind, id }: LikeTarget): { isLiked: boolean; toggle: (event: MouseEvent) => void } {
  const isMember = useIsMember();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isMember) checkWhenShown({ kind, id }, queryClient);
  }, [isMember, kind, id, queryClient]);
  const isLiked = useExternalValue(knownLikes.subscribe, () => knownLikes.get({ kind, id }) ?? false, false);
  const toggle = async (heart: Element) => {
    try {
      // A visitor is led to the login without waiting for the code of likes.
      if (!(await mayActOrAfterLogin(likeAction({ kind, id })))) return;
      prepareOverlays();
      const { toggleLike } = await import(/* webpackChunkName: "shop-likes" */ './toggle-like.ts');
      await toggleLike({ kind, id }, queryClient, heart);
    } catch {
      showToast({ matter: 'like', icon: 'info', start: '지금은 찜할 수 없어요. 잠시 뒤에 다시 눌러 주세요.' });
    }
  };
  return { isLiked: isMember && isLiked, toggle: ({ currentTarget }) => void toggle(currentTarget) };
}
