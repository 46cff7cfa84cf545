import type { Head, RouteContext } from '@jangteo/navigation';
import { adConsentQuery } from '../member/ad-consent.ts';

/** Runs for members only: visitors are led to the login before. */
export const load = ({ queryClient }: RouteContext): Promise<unknown> => queryClient.prefetchQuery(adConsentQuery);

export const head = (): Head => ({
  title: '혜택 소식 수신 동의 | 장터',
  description: '이메일과 문자로 혜택 소식을 받을지 정합니다.',
});
