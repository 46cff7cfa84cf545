import { HomeLink, PageHeader } from '@jangteo/page';
import { useIsMember } from '@jangteo/session';
import { MemberSections } from '../member/member-sections.ts';
import { useHomeAfterLogout } from '../member/use-home-after-logout.ts';
import { Account } from './account.tsx';
import { Advertising } from './advertising.tsx';
import { DevicePush } from './device-push.tsx';
import { Sessions } from './sessions.tsx';

export default function SettingsPage() {
  useHomeAfterLogout();
  const isMember = useIsMember();
  return (
    <>
      <PageHeader title="설정">
        <HomeLink />
      </PageHeader>
      {isMember && (
        <MemberSections>
          <DevicePush />
          <Advertising />
          <Sessions />
          <Account />
        </MemberSections>
      )}
    </>
  );
}
