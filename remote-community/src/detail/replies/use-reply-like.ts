import { track } from '@jangteo/analytics';
import type { ChildReply, Post } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { useQueryClient } from '@tanstack/react-query';
import { reportFailure } from '../../posts/report-failure.ts';
import { refreshIfMissing } from '../acts/refresh-if-missing.ts';
import { countAfter, type Reaction, saveReaction } from '../acts/save-reaction.ts';
import { useMemberAct } from '../acts/use-member-act.ts';
import { changeReply, findReply, repliesQuery } from './replies-query.ts';

/** The toggle for the member's like of a reply. */
export function useReplyLike({ board, postId }: Post, { replyId, isLike }: ChildReply, isReady: boolean): () => void {
  const queryClient = useQueryClient();
  const place = { postId, replyId };
  const reaction: Reaction = {
    queryKey: repliesQuery(postId).queryKey,
    isOn: () => findReply(queryClient, place)?.isLike,
    show: (isOn, count) =>
      changeReply(queryClient, place, (reply) => ({
        isLike: isOn,
        likeCount: count ?? countAfter(reply.likeCount, reply.isLike, isOn),
      })),
    async save(isOn) {
      const { likeCount } = await call(`PUT /api/v1/community/${board}/:id/reply/:replyId/like`, {
        params: { id: postId, replyId },
        body: { isLike: isOn },
      });
      if (isOn) track('like comment', { post_id: postId, post_type: board, comment_id: replyId });
      return likeCount;
    },
  };
  const set = (isWanted: boolean) =>
    void saveReaction(queryClient, `reply like ${replyId}`, reaction, isWanted).catch((error: unknown) => {
      reportFailure(error, { text: '좋아요를 저장하지 못했어요.', retry: () => set(isWanted) });
      refreshIfMissing(queryClient, error);
    });
  return useMemberAct({
    action: `like reply ${replyId}`,
    act: () => set(!isLike),
    actAfterLogin: () => set(true),
    isReady,
  });
}
