import { PageHeader } from '@jangteo/page';
import { useState } from 'react';
import { useHomeAfterLogout } from '../member/use-home-after-logout.ts';
import { OtherAccounts } from './other-accounts.tsx';
import { PhoneForm } from './phone-form.tsx';
import type { ChangedPhone } from './use-phone-code.ts';

export default function PhonePage() {
  useHomeAfterLogout();
  const [changed, setChanged] = useState<ChangedPhone>();
  return (
    <>
      <PageHeader title="휴대폰 번호 바꾸기" isHeading={false} />
      {changed ? <OtherAccounts changed={changed} /> : <PhoneForm onShared={setChanged} />}
    </>
  );
}
