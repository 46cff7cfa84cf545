import type { Head } from '@jangteo/navigation';

export const head = (): Head => ({
  title: '환영합니다 | 장터',
  description: '장터에 오신 것을 환영합니다.',
});
