import { WritingPage } from './writing-page.tsx';

export default function PostFormPage() {
  return <WritingPage board="dashboard" />;
}
