import { track } from '@jangteo/analytics';
import { useParams } from '@jangteo/navigation';
import { LoadFailure, PageHeader, ShareButton } from '@jangteo/page';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PostArticle } from './post-article.tsx';
import { postQuery } from './post-query.ts';
import { PostSkeleton } from './post-skeleton.tsx';
import { Replies } from './replies.tsx';

export default function PostPage() {
  return (
    <>
      <PageHeader title="커뮤니티" isHeading={false}>
        <ShareButton />
      </PageHeader>
      <Post postId={Number(useParams().postId)} />
    </>
  );
}

function Post({ postId }: { postId: number }) {
  useEffect(() => track('view post', { post_id: postId, post_type: 'dashboard' }), [postId]);
  const { data, error, isFetching, refetch } = useQuery(postQuery(postId));
  if (data) {
    return (
      <>
        <PostArticle post={data} />
        <Replies postId={postId} count={data.replyCount} />
      </>
    );
  }
  if (error) return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return <PostSkeleton />;
}
