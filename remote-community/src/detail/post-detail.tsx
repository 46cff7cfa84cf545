import type { Post } from '@jangteo/contract';
import { isMissing } from '@jangteo/http';
import { useParams } from '@jangteo/navigation';
import { LoadedDetail } from '@jangteo/page';
import { useIsMember } from '@jangteo/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { postOfList, updateInLists } from '../posts/post-of-list.ts';
import { PostActs } from './acts/post-acts.tsx';
import { usePostView } from './count-post.ts';
import { GonePost } from './gone-post.tsx';
import { PostMenu } from './menu/post-menu.tsx';
import { PollSection } from './poll/poll-section.tsx';
import { PostArticle } from './post-article.tsx';
import { PostHeader } from './post-header.tsx';
import { postQuery, type ReadBoard } from './post-query.ts';
import { PostSkeleton } from './post-skeleton.tsx';
import { Replies } from './replies/replies.tsx';
import { useOwnView } from './seen-as.ts';

export function PostDetail({ board }: { board: ReadBoard }) {
  const postId = Number(useParams().postId);
  // The route has asked just now.
  const query = useQuery({ ...postQuery(postId, board), retryOnMount: false });
  const post = query.data;
  const queryClient = useQueryClient();
  const known = postOfList(queryClient, postId);
  useOwnView(query, post);
  const isMember = useIsMember();
  const isReady = post?.isMembersView === isMember;
  // The lists do not load the reader's own likes, replies and accepted answers by themselves.
  useEffect(() => {
    if (post && isReady) updateInLists(queryClient, post);
  }, [queryClient, post, isReady]);
  // Also where it is in the cache: it was deleted meanwhile, or visitors may read it and this member may not.
  if (isMissing(query.error)) return <GonePost board={board} />;
  return (
    <>
      <PostHeader board={board} post={post}>
        {post && <PostMenu post={post} isReady={isReady} />}
      </PostHeader>
      <LoadedDetail query={query} skeleton={<PostSkeleton known={known} />}>
        {(post) => <ReadPost post={post} isReady={isReady} />}
      </LoadedDetail>
    </>
  );
}

interface ReadPostProps {
  post: Post;
  /** Whether the post is as the member sees it. */
  isReady: boolean;
}

function ReadPost({ post, isReady }: ReadPostProps) {
  usePostView(post);
  return (
    <>
      <PostArticle post={post}>
        {post.poll && <PollSection post={post} poll={post.poll} isReady={isReady} />}
        <PostActs post={post} isReady={isReady} />
      </PostArticle>
      <Replies post={post} />
    </>
  );
}
