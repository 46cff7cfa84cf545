import { links } from '@jangteo/contract/links';
import type { Screen } from '../screen.ts';

export const noticeScreens: readonly Screen[] = [
  { route: 'mypage:notices', address: links.notices },
  { route: 'mypage:notice', address: ({ noticeId }) => links.notice(noticeId) },
  { route: 'mypage:admin-notice', address: ({ noticeId }) => `/admin-notice/${noticeId}` },
];
