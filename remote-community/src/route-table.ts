import { defineRouteTable } from '@jangteo/contract/routes';

export const routeTable = defineRouteTable({
  'community:root': {
    path: '/community',
    pageName: 'community main',
    noScrollTop: true,
    redirectTo: '/community/main/popular-post',
  },
  'community:popular': {
    path: '/community/main/popular-post',
    aliases: ['/community/main'],
    pageName: 'community popular',
    noScrollTop: true,
  },
  'community:dashboard': { path: '/community/main/dashboard', pageName: 'community main', noScrollTop: true },
  'community:qna': { path: '/community/main/qna', pageName: 'community Q&A', noScrollTop: true },
  'community:survey': { path: '/community/main/survey', pageName: 'community poll', noScrollTop: true },
  'community:post': {
    path: '/community/board-detail/:postId',
    digits: ['postId'],
    pageName: 'community details',
    noScrollTop: true,
  },
  'community:post-form': {
    path: '/community/dash-board/form/:postId?',
    digits: ['postId'],
    pageName: 'community write',
    noBottomNav: true,
    noScrollTop: true,
    requiresLogin: true,
  },
  'community:meal-form': {
    path: '/community/daily-board/form',
    pageName: 'community write',
    noBottomNav: true,
    noScrollTop: true,
    requiresLogin: true,
  },
  'community:survey-form': {
    path: '/community/survey/form/:postId?',
    digits: ['postId'],
    pageName: 'community make poll',
    noBottomNav: true,
    noScrollTop: true,
    requiresLogin: true,
  },
  'community:question-form': {
    path: '/community/qna/form/:postId?',
    digits: ['postId'],
    pageName: 'community ask',
    noBottomNav: true,
    noScrollTop: true,
    requiresLogin: true,
  },
});
