import { links } from '@jangteo/contract/links';
import { Loaded, PageHeader, TitledBody } from '@jangteo/page';
import { useIsMember } from '@jangteo/session';
import { styled } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { adConsentQuery, answerOf, type Channel, useAdConsent } from '../member/ad-consent.ts';
import { SwitchRow, SwitchRowSkeleton } from '../member/switch-row.tsx';
import { TextLink } from '../member/text-link.ts';
import { useHomeAfterLogout } from '../member/use-home-after-logout.ts';

const channels: { channel: Channel; label: string }[] = [
  { channel: 'emailYN', label: '이메일로 혜택 소식 받기' },
  { channel: 'smsYN', label: '문자로 혜택 소식 받기' },
];

const Switches = styled('div', { base: { marginTop: '4' } });

export default function ConsentPage() {
  useHomeAfterLogout();
  const query = useQuery({ ...adConsentQuery, enabled: useIsMember() });
  const change = useAdConsent();
  return (
    <>
      <PageHeader title="수신 동의" isHeading={false} />
      <TitledBody>
        <h1>혜택 소식을 받아 볼까요?</h1>
        <p>받지 않기로 하면 바로 보내지 않아요. 주문과 활동 알림은 그대로 받아요.</p>
        <Switches>
          <Loaded query={query} skeleton={<ConsentSkeleton />} failedTitle="동의 내역을 불러오지 못했어요.">
            {(consent) =>
              channels.map(({ channel, label }) => (
                <SwitchRow
                  key={channel}
                  label={label}
                  hint={answerOf(consent, channel)}
                  isOn={
                    change.isPending && change.variables.channel === channel
                      ? change.variables.isAgreed
                      : consent[channel] === 'Y'
                  }
                  disabled={change.isPending}
                  onChange={(isAgreed) => change.mutate({ channel, isAgreed })}
                />
              ))
            }
          </Loaded>
        </Switches>
        <TextLink to={links.marketingInfo()}>마케팅 정보 수신 안내</TextLink>
        <TextLink to={links.settings()}>앱 알림 설정</TextLink>
      </TitledBody>
    </>
  );
}

const ConsentSkeleton = () => (
  <div aria-busy="true">
    {channels.map(({ channel, label }) => (
      <SwitchRowSkeleton key={channel} label={label} isHintLoading />
    ))}
  </div>
);
