import { PostDetail } from './post-detail.tsx';

export default function PostPage() {
  return <PostDetail board="dashboard" />;
}
