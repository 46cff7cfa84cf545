import type { Head, RouteContext } from '@jangteo/navigation';
import { profileQuery } from '@jangteo/session';

/** Runs for members only: visitors are led to the login before. */
export const load = ({ queryClient }: RouteContext): Promise<unknown> => queryClient.prefetchQuery(profileQuery);

export const head = (): Head => ({
  title: '이름과 성별 바꾸기 | 장터',
  description: '로그인 서비스가 알려 준 이름과 성별을 고칩니다.',
});
