import { links } from '@jangteo/contract/links';
import { Loaded } from '@jangteo/page';
import { useQuery } from '@tanstack/react-query';
import { adConsentQuery, answerOf, type Channel, useAdConsent } from '../member/ad-consent.ts';
import { tabAddress } from '../member/alarm-kinds.ts';
import { SwitchRow, SwitchRowSkeleton } from '../member/switch-row.tsx';
import { TextLink } from '../member/text-link.ts';
import { SwitchesSkeleton } from './switches-skeleton.tsx';

const channels: { channel: Channel; label: string; hint?: string }[] = [
  { channel: 'emailYN', label: '이메일' },
  { channel: 'smsYN', label: '문자' },
  { channel: 'pushYN', label: '앱 알림' },
  { channel: 'nightPushYN', label: '밤 시간에도 앱 알림', hint: '밤 9시부터 아침 8시 사이에도 보내 드려요. ' },
];

/** Consent to advertising, by channel, for all devices of the member. */
export function Advertising() {
  const query = useQuery(adConsentQuery);
  const change = useAdConsent();
  const isOn = (channel: Channel, known: 'Y' | 'N') =>
    change.isPending && change.variables.channel === channel ? change.variables.isAgreed : known === 'Y';
  return (
    <section aria-labelledby="advertising">
      <h2 id="advertising">혜택 소식 받기</h2>
      <Loaded query={query} skeleton={<AdvertisingSkeleton />} failedTitle="동의 내역을 불러오지 못했어요.">
        {(consent) =>
          channels.map(({ channel, label, hint = '' }) => (
            <SwitchRow
              key={channel}
              label={label}
              hint={hint + answerOf(consent, channel)}
              isOn={isOn(channel, consent[channel])}
              disabled={change.isPending}
              onChange={(isAgreed) => change.mutate({ channel, isAgreed })}
            />
          ))
        }
      </Loaded>
      <TextLink to={tabAddress('benefit')}>받은 혜택 알림 보기</TextLink>
      <TextLink to={links.marketingInfo()}>마케팅 정보 수신 안내 보기</TextLink>
    </section>
  );
}

const AdvertisingSkeleton = () => (
  <SwitchesSkeleton>
    {channels.map(({ channel, label, hint }) => (
      <SwitchRowSkeleton key={channel} label={label} hint={hint} isHintLoading />
    ))}
  </SwitchesSkeleton>
);
