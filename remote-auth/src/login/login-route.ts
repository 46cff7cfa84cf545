import type { Head } from '@jangteo/navigation';

export const head = (): Head => ({
  title: '로그인 | 장터',
  description: '장터의 로그인과 회원 가입을 안내합니다.',
});
