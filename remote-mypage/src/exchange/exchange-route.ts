import type { Head } from '@jangteo/navigation';

export const head = (): Head => ({
  title: '적립금 전환 | 장터',
  description: '모은 별을 판매자 쇼핑몰의 적립금으로 바꿉니다.',
});
