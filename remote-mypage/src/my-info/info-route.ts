import type { Head, RouteContext } from '@jangteo/navigation';
import { profileQuery } from '@jangteo/session';
import { myInfoQuery } from './my-info-query.ts';

/** Runs for members only: visitors are led to the login before. */
export const load = ({ queryClient }: RouteContext): Promise<unknown> =>
  Promise.all([queryClient.prefetchQuery(myInfoQuery), queryClient.prefetchQuery(profileQuery)]);

export const head = (): Head => ({
  title: '내 정보 | 장터',
  description: '닉네임과 연락처, 동의 내역을 보고 바꿉니다.',
});
