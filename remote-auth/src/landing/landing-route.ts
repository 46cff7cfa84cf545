import type { Head } from '@jangteo/navigation';

export const head = (): Head => ({
  title: '로그인 | 장터',
  description: '장터에 로그인합니다.',
});
