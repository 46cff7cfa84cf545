import type { Head } from '@jangteo/navigation';

export const head = (): Head => ({
  title: '회원 탈퇴 | 장터',
  description: '장터에서 탈퇴합니다.',
});
