import type { Head, RouteContext } from '@jangteo/navigation';
import { orNotFound, sharePicture } from '@jangteo/page';
import { discussion } from '../posts/discussion.ts';
import { postQuery } from './post-query.ts';
import { repliesQuery } from './replies/replies-query.ts';

/** The replies may fail; without the post the page fails. */
export function load({ queryClient, params }: RouteContext): Promise<unknown> {
  const postId = Number(params.postId);
  return Promise.all([
    orNotFound(queryClient.fetchQuery(postQuery(postId))),
    queryClient.prefetchInfiniteQuery(repliesQuery(postId)),
  ]);
}

const descriptionLength = 120;

export function head({ queryClient, params, url }: RouteContext): Head {
  const post = queryClient.getQueryData(postQuery(Number(params.postId)).queryKey);
  const replies = queryClient.getQueryData(repliesQuery(Number(params.postId)).queryKey)?.pages[0]?.list;
  const picture = post?.images[0]?.imageUrl;
  return {
    title: post ? `${post.title} | 장터 커뮤니티` : '장터 커뮤니티',
    description: post?.body.replaceAll(/\s+/g, ' ').slice(0, descriptionLength) ?? '장터 사람들의 이야기입니다.',
    ...sharePicture(picture),
    things: post && [discussion(url.origin, post, replies)],
  };
}
