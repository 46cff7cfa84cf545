import type { Head, RouteContext } from '@jangteo/navigation';
import { myInfoQuery } from './my-info-query.ts';

/** Runs for members only: visitors are led to the login before. */
export const load = ({ queryClient }: RouteContext): Promise<unknown> => queryClient.prefetchQuery(myInfoQuery);

export const head = (): Head => ({
  title: '휴대폰 번호 바꾸기 | 장터',
  description: '문자로 받은 인증번호로 휴대폰 번호를 바꿉니다.',
});
