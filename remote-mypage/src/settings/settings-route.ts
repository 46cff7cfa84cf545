import { canSpeakToApp } from '@jangteo/native';
import type { Head, RouteContext } from '@jangteo/navigation';
import { adConsentQuery } from '../member/ad-consent.ts';
import { deviceSettingsQuery } from '../member/device-settings-query.ts';
import { sessionsQuery } from './sessions-query.ts';

/** Runs for members only: visitors are led to the login before. */
export const load = ({ queryClient }: RouteContext): Promise<unknown> =>
  Promise.all([
    canSpeakToApp() && queryClient.prefetchQuery(deviceSettingsQuery),
    queryClient.prefetchQuery(adConsentQuery),
    queryClient.prefetchQuery(sessionsQuery),
  ]);

export const head = (): Head => ({
  title: '설정 | 장터',
  description: '알림과 혜택 소식, 로그인한 기기를 관리합니다.',
});
