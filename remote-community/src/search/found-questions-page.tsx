import { Found } from './found.tsx';

export default function FoundQuestionsPage() {
  return <Found board="qna" />;
}
