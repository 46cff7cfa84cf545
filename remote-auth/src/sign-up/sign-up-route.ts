import type { Head } from '@jangteo/navigation';

export const head = (): Head => ({
  title: '회원 가입 | 장터',
  description: '장터 가입에 필요한 동의를 받습니다.',
  noIndex: true,
});
