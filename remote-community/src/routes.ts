import { defineRoutes } from '@jangteo/navigation';
import { dashboardHead, loadDashboard } from './dashboard/dashboard-route.ts';
import { loadPost, postHead } from './detail/post-route.ts';
import { loadPopular, popularHead } from './popular/popular-route.ts';
import type { routeTable } from './route-table.ts';

export default defineRoutes<typeof routeTable>()({
  'community:popular': {
    page: () => import(/* webpackChunkName: "community-popular" */ './popular/popular-page.tsx'),
    load: loadPopular,
    head: popularHead,
  },
  'community:dashboard': {
    page: () => import(/* webpackChunkName: "community-dashboard" */ './dashboard/dashboard-page.tsx'),
    load: loadDashboard,
    head: dashboardHead,
  },
  'community:post': {
    page: () => import(/* webpackChunkName: "community-post" */ './detail/post-page.tsx'),
    load: loadPost,
    head: postHead,
  },
});
