import { track } from '@jangteo/analytics';
import { links } from '@jangteo/contract/links';
import { call } from '@jangteo/http';
import { canSpeakToApp, devicePushAtom, native } from '@jangteo/native';
import { showToast } from '@jangteo/overlay';
import { Loaded, putAnswer } from '@jangteo/page';
import { Button, styled } from '@jangteo/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { adConsentQuery } from '../member/ad-consent.ts';
import { deviceHeader, deviceSettingsQuery } from '../member/device-settings-query.ts';
import { SwitchRow, SwitchRowSkeleton } from '../member/switch-row.tsx';
import { TextLink } from '../member/text-link.ts';
import { SwitchesSkeleton } from './switches-skeleton.tsx';

const texts = {
  push: { label: '활동과 소식 알림', hint: '기다리던 특가와 제철, 댓글과 답변, 공지를 알려 드려요.' },
  advertising: { label: '혜택과 광고 알림', hint: '켜면 앱 알림으로 혜택 소식을 받는 데 동의하게 돼요.' },
};

/** Notifications reach the app alone. */
export const DevicePush = () => (
  <section aria-labelledby="device-push">
    <h2 id="device-push">이 기기의 알림</h2>
    {canSpeakToApp() ? (
      <Switches />
    ) : (
      <Hint>장터 앱에서 로그인하면 휴대폰으로 알림을 받고, 종류별로 켜고 끌 수 있어요.</Hint>
    )}
    <TextLink to={links.alarm()}>받은 알림 보기</TextLink>
  </section>
);

const Hint = styled('p', { base: { color: 'fg.subtle', textWrap: 'balance' } });

/** The notifications of this device, by kind. Advertising needs the member's consent, which the switch gives or withdraws. */
function Switches() {
  const query = useQuery(deviceSettingsQuery);
  const push = useChange((isOn) =>
    call('PUT /api/v1/app/push', { headers: deviceHeader('PUT /api/v1/app/push'), body: { pushYN: isOn ? 'Y' : 'N' } }),
  );
  const advertising = useChange((isOn) =>
    call('PUT /api/v1/app/ad', { headers: deviceHeader('PUT /api/v1/app/ad'), body: { adYN: isOn ? 'Y' : 'N' } }),
  );
  return (
    <>
      <SystemPermission />
      <Loaded query={query} skeleton={<PushSkeleton />} failedTitle="알림 설정을 불러오지 못했어요.">
        {({ pushYN, adYN }) => (
          <>
            <SwitchRow
              {...texts.push}
              isOn={push.isPending ? push.variables : pushYN === 'Y'}
              disabled={push.isPending}
              onChange={(isOn) =>
                push.mutate(isOn, { onSuccess: () => track('change consent', { button_name: 'push' }) })
              }
            />
            <SwitchRow
              {...texts.advertising}
              isOn={advertising.isPending ? advertising.variables : adYN === 'Y'}
              disabled={advertising.isPending}
              onChange={(isOn) =>
                advertising.mutate(isOn, {
                  onSuccess: () => track('change consent', { button_name: 'advertising' }),
                })
              }
            />
          </>
        )}
      </Loaded>
    </>
  );
}

const PushSkeleton = () => (
  <SwitchesSkeleton>
    <SwitchRowSkeleton {...texts.push} />
    <SwitchRowSkeleton {...texts.advertising} />
  </SwitchesSkeleton>
);

function useChange(change: (isOn: boolean) => Promise<{ pushYN: 'Y' | 'N'; adYN: 'Y' | 'N' }>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (settings) => {
      await putAnswer(queryClient, deviceSettingsQuery, settings);
      return queryClient.invalidateQueries(adConsentQuery);
    },
    onError: () => showToast({ matter: 'push', icon: 'info', start: '바꾸지 못했어요. 잠시 뒤에 다시 시도해 주세요.' }),
  });
}

const Denied = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    marginBottom: '2',
    padding: '3',
    borderRadius: 'md',
    bg: 'warning.subtle',
    fontSize: 'sm',
    '& > p': { flex: '1' },
  },
});

/** The app's system may refuse notifications, whatever is switched on here. */
function SystemPermission() {
  const [isAllowed, setAllowed] = useAtom(devicePushAtom);
  if (isAllowed !== false) return null;
  return (
    <Denied role="note">
      <p>휴대폰에서 장터의 알림이 꺼져 있어요.</p>
      <Button look="outline" onClick={async () => setAllowed(await native.requestPermission('push'))}>
        알림 허용하기
      </Button>
    </Denied>
  );
}
