import type { Head } from '@jangteo/navigation';

export const head = (): Head => ({
  title: '적립금 전환 결과 | 장터',
  description: '별을 적립금으로 바꾼 결과를 봅니다.',
});
