import type { Head } from '@jangteo/navigation';

export const head = (): Head => ({
  title: '로그인 | 장터',
  description: '장터의 로그인 화면으로 이동합니다.',
});
