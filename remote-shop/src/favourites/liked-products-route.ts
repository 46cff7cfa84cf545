import type { Head } from '@jangteo/navigation';

export const head = (): Head => ({
  title: '찜한 상품 | 장터',
  description: '마음에 담아 둔 상품을 한곳에서 보고, 할인 중인 것과 지금 살 수 있는 것만 골라 보세요.',
});
