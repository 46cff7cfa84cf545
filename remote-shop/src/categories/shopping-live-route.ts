import type { Head } from '@jangteo/navigation';

export const head = (): Head => ({
  title: '쇼핑라이브 | 장터',
  description: '장터의 쇼핑라이브를 준비하고 있습니다.',
});
