import type { Post } from '@jangteo/contract';
import { useParams } from '@jangteo/navigation';
import { LoadedDetail, PageHeader, ShareButton } from '@jangteo/page';
import { useQuery } from '@tanstack/react-query';
import { countShare, usePostView } from './count-post.ts';
import { PostArticle } from './post-article.tsx';
import { postQuery } from './post-query.ts';
import { PostSkeleton } from './post-skeleton.tsx';
import { Replies } from './replies.tsx';

export default function PostPage() {
  const postId = Number(useParams().postId);
  const { data } = useQuery(postQuery(postId));
  return (
    <>
      <PageHeader title="커뮤니티" isHeading={false}>
        <ShareButton onShared={data && (() => countShare(data))} />
      </PageHeader>
      <PostOfAddress postId={postId} />
    </>
  );
}

const PostOfAddress = ({ postId }: { postId: number }) => (
  <LoadedDetail query={useQuery(postQuery(postId))} skeleton={<PostSkeleton />}>
    {(post) => <ReadPost post={post} />}
  </LoadedDetail>
);

function ReadPost({ post }: { post: Post }) {
  usePostView(post);
  return (
    <>
      <PostArticle post={post} />
      <Replies postId={post.postId} count={post.replyCount} />
    </>
  );
}
