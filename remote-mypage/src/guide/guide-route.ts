import type { Head } from '@jangteo/navigation';

export const head = (): Head => ({
  title: '별 모으는 방법 | 장터',
  description: '별을 모으는 활동과 오늘 더 받을 수 있는 횟수를 봅니다.',
});
