import { WritingPage } from './writing-page.tsx';

export default function QuestionFormPage() {
  return <WritingPage board="qna" />;
}
