import type { Head } from '@jangteo/navigation';

export const head = (): Head => ({
  title: '게임 기록 | 장터',
  description: '참여한 게임과 받은 별, 추첨 영수증을 모아 봅니다.',
});
