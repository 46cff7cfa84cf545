import { MyPosts } from './my-posts.tsx';

export default function MyPostsPage() {
  return <MyPosts tab="post" />;
}
