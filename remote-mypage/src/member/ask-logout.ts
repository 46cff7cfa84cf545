import { askConfirm, withThrobber } from '@jangteo/overlay';
import { logout } from '@jangteo/session';

/** Logs out of the market and the shop platform once the member has confirmed it. */
export async function askLogout(): Promise<void> {
  const isSure = await askConfirm({
    title: '로그아웃할까요?',
    text: '찜한 상품과 별은 그대로 남아 있어요. 이 기기의 최근 본 상품과 검색어, 쓰다 만 글은 지워져요.\n쇼핑몰에서도 함께 로그아웃돼요.',
    confirmLabel: '로그아웃',
    cancelLabel: '취소',
  });
  if (isSure) await withThrobber(logout());
}
