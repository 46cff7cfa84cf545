import { terms } from '@jangteo/contract/texts/terms';
import { LegalPage } from '../legal-page.tsx';

export default function TermsPage() {
  return <LegalPage text={terms} />;
}
