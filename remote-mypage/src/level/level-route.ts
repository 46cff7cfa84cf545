import type { Head } from '@jangteo/navigation';

export const head = (): Head => ({
  title: '내 등급 | 장터',
  description: '내 등급과 혜택, 다음 등급까지 남은 별을 봅니다.',
});
