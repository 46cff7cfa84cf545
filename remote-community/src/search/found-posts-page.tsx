import { Found } from './found.tsx';

export default function FoundPostsPage() {
  return <Found board="dashboard" />;
}
