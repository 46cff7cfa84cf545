import { FormPage } from './form-page.tsx';

export default function QuestionFormPage() {
  return <FormPage board="qna" />;
}
