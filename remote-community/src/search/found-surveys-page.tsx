import { Found } from './found.tsx';

export default function FoundSurveysPage() {
  return <Found board="survey" />;
}
