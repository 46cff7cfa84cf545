import { LegalPage } from '../legal-page.tsx';
import { marketing } from './marketing.ts';

export default function MarketingPage() {
  return <LegalPage text={marketing} />;
}
