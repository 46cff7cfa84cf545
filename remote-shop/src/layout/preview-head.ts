import type { Head } from '@jangteo/navigation';

/** What a preview shows is for admins alone: shared links and search engines learn nothing of it. */
export const previewHead = (): Head => ({
  title: '미리보기 | 장터',
  description: '관리자가 공개 전의 내용을 미리 보는 화면입니다.',
  noIndex: true,
});
