import type { Head, RouteContext } from '@jangteo/navigation';
import { profileQuery } from '@jangteo/session';

export const load = ({ queryClient }: RouteContext): Promise<unknown> => queryClient.prefetchQuery(profileQuery);

export const head = (): Head => ({
  title: '회원 가입 | 장터',
  description: '장터 가입에 필요한 동의를 받습니다.',
});
