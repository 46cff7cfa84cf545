import type { Head } from '@jangteo/navigation';

export const head = (): Head => ({
  title: '찜한 스토어 | 장터',
  description: '마음에 담아 둔 스토어를 한곳에서 만나 보세요.',
});
