import { MyPosts } from './my-posts.tsx';

export default function MyLikesPage() {
  return <MyPosts tab="like" />;
}
