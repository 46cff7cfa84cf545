import type { Head } from '@jangteo/navigation';

export const head = (): Head => ({
  title: '알림 | 장터',
  description: '기다리던 특가와 제철, 활동 소식과 공지를 모아 봅니다.',
});
