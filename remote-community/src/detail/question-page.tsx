import { PostDetail } from './post-detail.tsx';

export default function QuestionPage() {
  return <PostDetail board="qna" />;
}
