import type { Head } from '@jangteo/navigation';

export const head = (): Head => ({
  title: '페이지를 찾을 수 없어요',
  description: '주소가 바뀌었거나 없어진 페이지예요.',
});
