import { marketing } from '@jangteo/contract/texts/marketing';
import { LegalPage } from '../legal-page.tsx';

export default function MarketingPage() {
  return <LegalPage text={marketing} />;
}
