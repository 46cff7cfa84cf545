import { AlarmBell, BannerStrip, SettingsLink } from '@jangteo/page';
import { useIsMember, useProfile } from '@jangteo/session';
import { Heading, styled, TopBar } from '@jangteo/ui';
import { MemberSections } from '../member/member-sections.ts';
import { useHomeAfterLogout } from '../member/use-home-after-logout.ts';
import { Activity } from './activity.tsx';
import { Business } from './business.tsx';
import { FinishSignUp } from './finish-sign-up.tsx';
import { Help } from './help.tsx';
import { Leaving } from './leaving.tsx';
import { Membership } from './membership.tsx';
import { Recent } from './recent.tsx';
import { Shopping } from './shopping.tsx';

const Bar = styled(TopBar, {
  base: { paddingRight: '1.5', '& > h1': { flex: '1' } },
});

export default function MainPage() {
  useHomeAfterLogout();
  const isMember = useIsMember();
  const needsAgreement = useProfile()?.needsAgreement;
  return (
    <>
      <Bar>
        <Heading as="h1">마이페이지</Heading>
        <AlarmBell />
        <SettingsLink />
      </Bar>
      <MemberSections>
        {isMember && (needsAgreement ? <FinishSignUp /> : <MembersOwn />)}
        <Shopping />
        <BannerStrip position="my-page" pageName="my page" />
        <Activity />
        <Help />
        <Business />
        <Leaving />
      </MemberSections>
    </>
  );
}

const MembersOwn = () => (
  <>
    <Membership />
    <Recent />
  </>
);
