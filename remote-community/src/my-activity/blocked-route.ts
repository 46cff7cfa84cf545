import type { Head } from '@jangteo/navigation';

export const head = (): Head => ({
  title: '차단한 회원 | 장터 커뮤니티',
  description: '글과 댓글을 보지 않기로 한 회원을 관리합니다.',
});
