import type { Head } from '@jangteo/navigation';

export const head = (): Head => ({
  title: '회원 탈퇴 | 장터',
  description: '탈퇴하면 사라지는 것과 남는 것을 안내합니다.',
});
