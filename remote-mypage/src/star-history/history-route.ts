import type { Head } from '@jangteo/navigation';

export const head = (): Head => ({
  title: '별 내역 | 장터',
  description: '별이 쌓이고 쓰인 까닭을 하나하나 봅니다.',
});
