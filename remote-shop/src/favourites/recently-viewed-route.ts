import type { Head } from '@jangteo/navigation';

export const head = (): Head => ({
  title: '최근 본 상품 | 장터',
  description: '장터에서 둘러본 상품을 다시 찾아보세요.',
});
