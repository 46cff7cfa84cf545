import type { Head } from '@jangteo/navigation';

export const head = (): Head => ({
  title: '오늘의 장바구니 | 장터',
  description: '하루에 한 번 장바구니의 보자기를 들춰 별을 받습니다.',
});
