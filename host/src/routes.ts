import { defineRoutes } from '@jangteo/navigation';
import type { routeTable } from './route-table.ts';

export default defineRoutes<typeof routeTable>()({
  'host:not-found': {
    page: () => import(/* webpackChunkName: "host-not-found" */ './not-found/not-found-page.tsx'),
    head: () => ({
      title: '페이지를 찾을 수 없어요',
      description: '주소가 바뀌었거나 없어진 페이지예요.',
      noIndex: true,
    }),
  },
});
