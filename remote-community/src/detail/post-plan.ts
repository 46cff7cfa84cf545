import { firstCharacters } from '@jangteo/contract/visible-text';
import { isMissing } from '@jangteo/http';
import type { Head, RouteContext, RoutePlan } from '@jangteo/navigation';
import { orNotFound, sharePicture } from '@jangteo/page';
import { discussion } from '../posts/discussion.ts';
import { questionPage } from '../posts/question-page.ts';
import { postOpening } from './post-opening.tsx';
import { postQuery, type ReadBoard } from './post-query.ts';
import { repliesQuery } from './replies/replies-query.ts';

const descriptionLength = 120;
const structuredDataOf = { dashboard: discussion, qna: questionPage };

const onServer = typeof window === 'undefined';

function unlessMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}

export const planOf = (board: ReadBoard): Required<Pick<RoutePlan, 'load' | 'opening' | 'head'>> => ({
  /** The replies may fail; without the post the page fails. In the browser, the page itself says that a post is gone. */
  load({ queryClient, params }: RouteContext): Promise<unknown> {
    const postId = Number(params.postId);
    const post = queryClient.fetchQuery(postQuery(postId, board));
    return Promise.all([
      onServer ? orNotFound(post) : post.catch(unlessMissing),
      queryClient.prefetchInfiniteQuery(repliesQuery(postId, board)),
    ]);
  },

  opening: postOpening(board),

  head({ queryClient, params, url }: RouteContext): Head {
    const postId = Number(params.postId);
    const post = queryClient.getQueryData(postQuery(postId, board).queryKey);
    const replies = queryClient.getQueryData(repliesQuery(postId, board).queryKey)?.pages[0]?.list;
    const picture = post?.images[0]?.imageUrl;
    return {
      title: post ? `${post.title} | 장터 커뮤니티` : '장터 커뮤니티',
      description: post
        ? firstCharacters(post.body.replaceAll(/\s+/g, ' '), descriptionLength)
        : '장터 사람들의 이야기입니다.',
      ...sharePicture(picture),
      things: post && [structuredDataOf[board](url.origin, post, replies)],
    };
  },
});
