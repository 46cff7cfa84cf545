import { track } from '@jangteo/analytics';
import type { Post } from '@jangteo/contract';
import { CallError, call } from '@jangteo/http';
import { mayActOrAfterLogin, takeAfterLogin } from '@jangteo/page';
import { useIsMember } from '@jangteo/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reportFailure } from '../../posts/report-failure.ts';
import { changePost, postQuery } from '../post-query.ts';

/** A repeat of the same vote gets the same response, so that a failure can be retried. */
export function useVote({ board, postId, poll }: Post, isReady: boolean) {
  const queryClient = useQueryClient();
  const isMember = useIsMember();
  const { mutate, isPending } = useMutation({
    mutationFn: (optionIds: number[]) =>
      call('POST /api/v1/community/survey/:id/vote', { params: { id: postId }, body: { optionIds } }),
    onSuccess(poll) {
      track('vote', { post_id: postId, post_type: board });
      changePost(queryClient, postId, () => ({ poll }));
      // What was requested before may not have the vote yet.
      if (queryClient.isFetching(postQuery(postId)) > 0) void queryClient.invalidateQueries(postQuery(postId));
    },
    onError(error, optionIds) {
      reportFailure(error, { text: '투표하지 못했어요.', retry: () => mutate(optionIds) });
      // Closed meanwhile, or voted on another device: the bars are due.
      if (error instanceof CallError && error.kind === 'refused') void queryClient.invalidateQueries(postQuery(postId));
    },
  });

  const hasVoted = poll?.options.some(({ isMine }) => isMine) ?? false;
  useEffect(() => {
    if (!isMember || !isReady) return;
    const [, ids] = takeAfterLogin(new RegExp(`^vote ${postId} ([\\d,]+)$`)) ?? [];
    if (ids && !hasVoted) mutate(ids.split(',').map(Number));
  }, [isMember, isReady, hasVoted, postId, mutate]);

  return {
    isVoting: isPending,
    vote: async (optionIds: readonly number[]) => {
      if (await mayActOrAfterLogin(`vote ${postId} ${optionIds.join()}`)) mutate([...optionIds]);
    },
  };
}
