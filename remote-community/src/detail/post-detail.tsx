import type { Post } from '@jangteo/contract';
import { useParams } from '@jangteo/navigation';
import { LoadedDetail, PageHeader, ShareButton } from '@jangteo/page';
import { useIsMember } from '@jangteo/session';
import { useQuery } from '@tanstack/react-query';
import { PostActs } from './acts/post-acts.tsx';
import { countShare, usePostView } from './count-post.ts';
import { PostMenu } from './menu/post-menu.tsx';
import { PollSection } from './poll/poll-section.tsx';
import { PostArticle } from './post-article.tsx';
import { postQuery, type ReadBoard } from './post-query.ts';
import { PostSkeleton } from './post-skeleton.tsx';
import { Replies } from './replies/replies.tsx';
import { useOwnView } from './seen-as.ts';

interface PostDetailProps {
  board: ReadBoard;
  title: string;
}

export function PostDetail({ board, title }: PostDetailProps) {
  const postId = Number(useParams().postId);
  const query = useQuery(postQuery(postId, board));
  const post = query.data;
  useOwnView(query, post);
  const isReady = post?.isMembersView === useIsMember();
  return (
    <>
      <PageHeader title={title} isHeading={false}>
        <ShareButton onShared={post && (() => countShare(post))} />
        {post && <PostMenu post={post} isReady={isReady} />}
      </PageHeader>
      <LoadedDetail query={query} skeleton={<PostSkeleton />}>
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
