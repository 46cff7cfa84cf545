import { track } from '@jangteo/analytics';
import type { Post } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { showToast } from '@jangteo/overlay';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { reportFailure } from '../../posts/report-failure.ts';
import { changePost, postQuery } from '../post-query.ts';
import { refreshIfMissing } from './refresh-if-missing.ts';
import { countAfter, type Reaction, saveReaction } from './save-reaction.ts';
import { useMemberAct } from './use-member-act.ts';

/** Whether the member likes the post, and the toggle for it. */
export function usePostLike(post: Post, isReady: boolean) {
  const { postId, isLike } = post;
  const queryClient = useQueryClient();
  const set = (isWanted: boolean) =>
    void saveReaction(queryClient, `post like ${postId}`, likeOf(post, queryClient), isWanted).catch(
      (error: unknown) => {
        reportFailure(error, { text: '좋아요를 저장하지 못했어요.', retry: () => set(isWanted) });
        refreshIfMissing(queryClient, error);
      },
    );
  const toggle = useMemberAct({
    action: `like post ${postId}`,
    act: () => set(!isLike),
    actAfterLogin: () => set(true),
    isReady,
  });
  return { isOn: isLike, toggle };
}

/** Whether the member has clipped the post, and the toggle for it. */
export function usePostClip(post: Post, isReady: boolean) {
  const { postId, isClip } = post;
  const queryClient = useQueryClient();
  const set = (isWanted: boolean) =>
    void saveReaction(queryClient, `post clip ${postId}`, clipOf(post, queryClient), isWanted).then(
      () => showToast({ matter: 'clip', start: isWanted ? '스크랩에 담았어요.' : '스크랩에서 뺐어요.' }),
      (error: unknown) => {
        reportFailure(error, { text: '스크랩을 저장하지 못했어요.', retry: () => set(isWanted) });
        refreshIfMissing(queryClient, error);
      },
    );
  const toggle = useMemberAct({
    action: `clip post ${postId}`,
    act: () => set(!isClip),
    actAfterLogin: () => set(true),
    isReady,
  });
  return { isOn: isClip, toggle };
}

const likeOf = ({ board, postId }: Post, queryClient: QueryClient): Reaction => ({
  queryKey: postQuery(postId).queryKey,
  isOn: () => queryClient.getQueryData(postQuery(postId).queryKey)?.isLike,
  show: (isLike, count) =>
    changePost(queryClient, postId, (post) => ({
      isLike,
      likeCount: count ?? countAfter(post.likeCount, post.isLike, isLike),
    })),
  async save(isLike) {
    const { likeCount } = await call(`PUT /api/v1/community/${board}/:id/like`, {
      params: { id: postId },
      body: { isLike },
    });
    if (isLike) track('like post', { post_id: postId, post_type: board });
    return likeCount;
  },
});

const clipOf = ({ board, postId }: Post, queryClient: QueryClient): Reaction => ({
  queryKey: postQuery(postId).queryKey,
  isOn: () => queryClient.getQueryData(postQuery(postId).queryKey)?.isClip,
  show: (isClip, count) =>
    changePost(queryClient, postId, (post) => ({
      isClip,
      clipCount: count ?? countAfter(post.clipCount, post.isClip, isClip),
    })),
  async save(isClip) {
    const { clipCount } = await call(`PUT /api/v1/community/${board}/:id/clipping`, {
      params: { id: postId },
      body: { isClip },
    });
    if (isClip) track('scrap post', { post_id: postId, post_type: board });
    return clipCount;
  },
});
