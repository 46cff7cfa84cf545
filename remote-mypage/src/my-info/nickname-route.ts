import type { Head, RouteContext } from '@jangteo/navigation';
import { myInfoQuery } from './my-info-query.ts';

/** Runs for members only: visitors are led to the login before. */
export const load = ({ queryClient }: RouteContext): Promise<unknown> => queryClient.prefetchQuery(myInfoQuery);

export const head = (): Head => ({
  title: '닉네임 바꾸기 | 장터',
  description: '장터에서 쓰는 닉네임을 바꿉니다.',
});
