import { track } from '@jangteo/analytics';
import type { AdConsent, DatedAdConsent } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { showToast } from '@jangteo/overlay';
import { koreanDate, putAnswer } from '@jangteo/page';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { deviceSettingsQuery } from './device-settings-query.ts';

/** The member's consent to each channel of advertising, with the date of each answer. */
export const adConsentQuery = queryOptions({
  queryKey: ['mypage:ad-consent'],
  queryFn: ({ signal }) => call('GET /api/v1/user/settings', { signal }),
  staleTime: 5_000,
});

export type Channel = keyof AdConsent;

const eventNames = { emailYN: 'email', smsYN: 'sms', pushYN: 'advertising', nightPushYN: 'advertising' } as const;

const dateOf = { emailYN: 'emailDt', smsYN: 'smsDt', pushYN: 'pushDt', nightPushYN: 'nightPushDt' } as const;

/** `2026.11.22에 동의했어요` */
export function answerOf(consent: DatedAdConsent, channel: Channel): string {
  const date = consent[dateOf[channel]];
  if (!date) return '아직 동의하지 않았어요.';
  return `${koreanDate(date)}에 ${consent[channel] === 'Y' ? '동의했어요.' : '받지 않기로 했어요.'}`;
}

/** The law requires that the member is informed of what was recorded, and when. */
function showResult(consent: DatedAdConsent, channel: Channel, onUndo: () => void): void {
  const label = { emailYN: '이메일', smsYN: '문자', pushYN: '앱 알림', nightPushYN: '밤 시간 알림' }[channel];
  const action = { label: '되돌리기', onPress: onUndo };
  showToast({ matter: 'consent', icon: 'check', start: `${label} 수신: ${answerOf(consent, channel)}`, action });
}

/** Changes one channel; the others stay as they are. */
export function useAdConsent() {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: ({ channel, isAgreed }: { channel: Channel; isAgreed: boolean }) =>
      call('PUT /api/v2/user/ad-consent', { body: { [channel]: isAgreed ? 'Y' : 'N' } }),
    onSuccess: async (consent, { channel, isAgreed }) => {
      await putAnswer(queryClient, adConsentQuery, consent);
      // No device receives advertising without this consent.
      if (channel === 'pushYN') void queryClient.invalidateQueries(deviceSettingsQuery);
      track('change consent', { button_name: eventNames[channel] });
      // A further consent with its own date: earlier ones stay on record.
      showResult(consent, channel, () => change.mutate({ channel, isAgreed: !isAgreed }));
    },
    onError: () =>
      showToast({ matter: 'consent', icon: 'info', start: '바꾸지 못했어요. 잠시 뒤에 다시 시도해 주세요.' }),
  });
  return change;
}
