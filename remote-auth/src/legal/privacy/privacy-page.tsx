import { privacy } from '@jangteo/contract/texts/privacy';
import { LegalPage } from '../legal-page.tsx';

export default function PrivacyPage() {
  return <LegalPage text={privacy} />;
}
