import { NotFound, type RouteContext, type RoutePlan } from '@jangteo/navigation';
import { orNotFound } from '@jangteo/page';
import { profileQuery } from '@jangteo/session';
import type { WritingBoard } from '../posts/writing-board.ts';
import { boardTexts } from './boards.ts';
import { serverDraftQuery } from './drafts/server-draft.ts';
import { isEditable, ownPostQuery } from './own-post-query.ts';

/** Runs for members only: visitors are led to the login before. */
export const planOf = (board: WritingBoard): RoutePlan => ({
  async load({ queryClient, params }: RouteContext) {
    const profile = queryClient.prefetchQuery(profileQuery);
    const draft = params.postId ? undefined : queryClient.prefetchQuery(serverDraftQuery(board));
    if (params.postId) {
      const post = await orNotFound(queryClient.fetchQuery(ownPostQuery(board, Number(params.postId))));
      if (!isEditable(post, board)) throw new NotFound();
    }
    await Promise.all([profile, draft]);
  },
  head: ({ params }) => ({
    title: `${params.postId ? boardTexts[board].edit : boardTexts[board].write} | 장터 커뮤니티`,
    description: '장터 사람들에게 이야기를 들려주고 궁금한 것을 물어보세요.',
  }),
});
