import { prepareOverlays, showToast } from '@jangteo/overlay';
import { useQueryClient } from '@tanstack/react-query';
import type { Likable } from './liked.ts';
import { useLiked } from './use-liked.ts';

/** Whether the member likes it, and what a tap on its heart does. */
export function useLike(what: Likable): { isLiked: boolean; toggle: () => void } {
  const isLiked = useLiked(what);
  const queryClient = useQueryClient();
  const toggle = async () => {
    prepareOverlays();
    try {
      const { toggleLike } = await import(/* webpackChunkName: "shop-likes" */ './toggle-like.ts');
      await toggleLike(what, queryClient);
    } catch {
      showToast({ matter: 'like', icon: 'info', start: '지금은 찜할 수 없어요. 잠시 뒤에 다시 눌러 주세요.' });
    }
  };
  return { isLiked, toggle: () => void toggle() };
}
