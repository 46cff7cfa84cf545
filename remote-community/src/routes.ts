import { defineRoutes, type RoutePlan } from '@jangteo/navigation';
import type { routeTable } from './route-table.ts';

/** The plan of one of the pages that share a module of plans. */
const of =
  <Id>(id: Id) =>
  ({ planOf }: { planOf: (id: Id) => RoutePlan }): RoutePlan =>
    planOf(id);

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
    plan: () => import(/* webpackChunkName: "community-recent-search" */ './search/search-plan.ts').then(of('recent')),
  },
  'community:search-dash-board': {
    page: () => import(/* webpackChunkName: "community-search-dash-board" */ './search/found-posts-page.tsx'),
    plan: () =>
      import(/* webpackChunkName: "community-search-dash-board" */ './search/search-plan.ts').then(of('dashboard')),
  },
  'community:search-survey': {
    page: () => import(/* webpackChunkName: "community-search-survey" */ './search/found-surveys-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-search-survey" */ './search/search-plan.ts').then(of('survey')),
  },
  'community:search-qna': {
    page: () => import(/* webpackChunkName: "community-search-qna" */ './search/found-questions-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-search-qna" */ './search/search-plan.ts').then(of('qna')),
  },
  'community:daily-board': {
    page: () => import(/* webpackChunkName: "community-daily-board" */ './daily-board/daily-board-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-daily-board" */ './daily-board/daily-board-route.ts'),
  },
  'community:my-posts': {
    page: () => import(/* webpackChunkName: "community-my-posts" */ './my-activity/my-posts-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-my-posts" */ './my-activity/activity-plan.ts').then(of('post')),
  },
  'community:my-replies': {
    page: () => import(/* webpackChunkName: "community-my-replies" */ './my-activity/my-replies-page.tsx'),
    plan: () =>
      import(/* webpackChunkName: "community-my-replies" */ './my-activity/activity-plan.ts').then(of('reply')),
  },
  'community:my-clippings': {
    page: () => import(/* webpackChunkName: "community-my-clippings" */ './my-activity/my-clippings-page.tsx'),
    plan: () =>
      import(/* webpackChunkName: "community-my-clippings" */ './my-activity/activity-plan.ts').then(of('clipping')),
  },
  'community:my-likes': {
    page: () => import(/* webpackChunkName: "community-my-likes" */ './my-activity/my-likes-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-my-likes" */ './my-activity/activity-plan.ts').then(of('like')),
  },
  'community:my-questions': {
    page: () => import(/* webpackChunkName: "community-my-questions" */ './my-activity/my-questions-page.tsx'),
    plan: () =>
      import(/* webpackChunkName: "community-my-questions" */ './my-activity/activity-plan.ts').then(of('qna')),
  },
  'community:blocked': {
    page: () => import(/* webpackChunkName: "community-blocked" */ './my-activity/blocked-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-blocked" */ './my-activity/blocked-route.ts'),
  },
  'community:post': {
    page: () => import(/* webpackChunkName: "community-post" */ './detail/post-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-post" */ './detail/post-plan.ts').then(of('dashboard')),
  },
  'community:post-form': {
    page: () => import(/* webpackChunkName: "community-post-form" */ './writing/post-form-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-post-form" */ './writing/form-plan.ts').then(of('dashboard')),
  },
  'community:meal-form': {
    page: () => import(/* webpackChunkName: "community-meal-form" */ './writing/meal/meal-form-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-meal-form" */ './writing/form-plan.ts').then(of('daily')),
  },
  'community:survey-form': {
    page: () => import(/* webpackChunkName: "community-survey-form" */ './writing/survey-form-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-survey-form" */ './writing/survey-form-route.ts'),
  },
  'community:question-form': {
    page: () => import(/* webpackChunkName: "community-question-form" */ './writing/question-form-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-question-form" */ './writing/form-plan.ts').then(of('qna')),
  },
  'community:question': {
    page: () => import(/* webpackChunkName: "community-question" */ './detail/question-page.tsx'),
    plan: () => import(/* webpackChunkName: "community-question" */ './detail/post-plan.ts').then(of('qna')),
  },
});
