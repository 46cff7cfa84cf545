import { defineRoutes } from '@jangteo/navigation';
import type { routeTable } from './route-table.ts';

export default defineRoutes<typeof routeTable>()({
  'community:popular': {
    page: () => import(/* webpackChunkName: "community-popular" */ './popular/popular-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-popular" */ './popular/popular-route.ts'),
  },
  'community:dashboard': {
    page: () => import(/* webpackChunkName: "community-dashboard" */ './dashboard/dashboard-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-dashboard" */ './dashboard/dashboard-route.ts'),
  },
  'community:qna': {
    page: () => import(/* webpackChunkName: "community-qna" */ './questions/questions-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-qna" */ './questions/questions-route.ts'),
  },
  'community:survey': {
    page: () => import(/* webpackChunkName: "community-survey" */ './surveys/surveys-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-survey" */ './surveys/surveys-route.ts'),
  },
  'community:recent-search': {
    page: () => import(/* webpackChunkName: "community-recent-search" */ './search/recent-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-recent-search" */ './search/recent-route.ts'),
  },
  'community:search-dash-board': {
    page: () => import(/* webpackChunkName: "community-search-dash-board" */ './search/found-posts-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-search-dash-board" */ './search/found-posts-route.ts'),
  },
  'community:search-survey': {
    page: () => import(/* webpackChunkName: "community-search-survey" */ './search/found-surveys-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-search-survey" */ './search/found-surveys-route.ts'),
  },
  'community:search-qna': {
    page: () => import(/* webpackChunkName: "community-search-qna" */ './search/found-questions-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-search-qna" */ './search/found-questions-route.ts'),
  },
  'community:daily-board': {
    page: () => import(/* webpackChunkName: "community-daily-board" */ './daily-board/daily-board-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-daily-board" */ './daily-board/daily-board-route.ts'),
  },
  'community:my-posts': {
    page: () => import(/* webpackChunkName: "community-my-posts" */ './my-activity/my-posts-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-my-posts" */ './my-activity/my-posts-route.ts'),
  },
  'community:my-replies': {
    page: () => import(/* webpackChunkName: "community-my-replies" */ './my-activity/my-replies-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-my-replies" */ './my-activity/my-replies-route.ts'),
  },
  'community:my-clippings': {
    page: () => import(/* webpackChunkName: "community-my-clippings" */ './my-activity/my-clippings-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-my-clippings" */ './my-activity/my-clippings-route.ts'),
  },
  'community:my-likes': {
    page: () => import(/* webpackChunkName: "community-my-likes" */ './my-activity/my-likes-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-my-likes" */ './my-activity/my-likes-route.ts'),
  },
  'community:my-questions': {
    page: () => import(/* webpackChunkName: "community-my-questions" */ './my-activity/my-questions-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-my-questions" */ './my-activity/my-questions-route.ts'),
  },
  'community:blocked': {
    page: () => import(/* webpackChunkName: "community-blocked" */ './my-activity/blocked-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-blocked" */ './my-activity/blocked-route.ts'),
  },
  'community:post': {
    page: () => import(/* webpackChunkName: "community-post" */ './detail/post-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-post" */ './detail/post-route.ts'),
  },
  'community:post-form': {
    page: () => import(/* webpackChunkName: "community-post-form" */ './writing/post-form-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-post-form" */ './writing/post-form-route.ts'),
  },
  'community:meal-form': {
    page: () => import(/* webpackChunkName: "community-meal-form" */ './writing/meal/meal-form-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-meal-form" */ './writing/meal/meal-form-route.ts'),
  },
  'community:survey-form': {
    page: () => import(/* webpackChunkName: "community-survey-form" */ './writing/survey-form-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-survey-form" */ './writing/survey-form-route.ts'),
  },
  'community:question-form': {
    page: () => import(/* webpackChunkName: "community-question-form" */ './writing/question-form-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-question-form" */ './writing/question-form-route.ts'),
  },
  'community:question': {
    page: () => import(/* webpackChunkName: "community-question" */ './detail/question-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-question" */ './detail/question-route.ts'),
  },
});
