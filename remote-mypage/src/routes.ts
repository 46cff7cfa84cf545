import { defineRoutes } from '@jangteo/navigation';
import { loadMain } from './main/load-main.ts';
import { loadNotice, loadNoticePreview, noticeHead } from './notices/notice-route.ts';
import { noticesQuery } from './notices/notices-query.ts';
import type { routeTable } from './route-table.ts';

export default defineRoutes<typeof routeTable>()({
  'mypage:main': {
    page: () => import(/* webpackChunkName: "mypage-main" */ './main/main-page.tsx'),
    load: loadMain,
    head: () => ({
      title: '마이페이지 | 장터',
      description: '주문과 배송, 쿠폰, 공지사항과 고객센터를 한곳에서 봅니다.',
      noIndex: true,
    }),
  },
  'mypage:alarms': {
    page: () => import(/* webpackChunkName: "mypage-alarms" */ './alarms/alarms-page.tsx'),
    head: () => ({
      title: '알림 | 장터',
      description: '기다리던 특가와 제철, 활동 소식과 공지를 모아 봅니다.',
      noIndex: true,
    }),
  },
  'mypage:notices': {
    page: () => import(/* webpackChunkName: "mypage-notices" */ './notices/notices-page.tsx'),
    load: ({ queryClient }) => queryClient.prefetchInfiniteQuery(noticesQuery()),
    head: () => ({ title: '공지사항 | 장터', description: '장터의 새 소식과 안내를 전합니다.' }),
  },
  'mypage:notice': {
    page: () => import(/* webpackChunkName: "mypage-notice" */ './notices/notice-page.tsx'),
    load: loadNotice,
    head: noticeHead,
  },
  'mypage:admin-notice': {
    page: () => import(/* webpackChunkName: "mypage-admin-notice" */ './notices/notice-preview-page.tsx'),
    load: loadNoticePreview,
    head: noticeHead,
  },
});
