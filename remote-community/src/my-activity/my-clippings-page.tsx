import { MyPosts } from './my-posts.tsx';

export default function MyClippingsPage() {
  return <MyPosts tab="clipping" />;
}
