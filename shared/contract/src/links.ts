import type { StarHistoryType } from './stars/stars.ts';

const replyMark = (replyId: number | undefined) => (replyId ? `?reply=${replyId}` : '');

/**
 * The addresses of our own pages. Paths are written nowhere else; build/links.test.ts checks that each leads to a page.
 */
export const links = {
  home: () => '/',
  notFound: () => '/404',
  deal: (dealId: number) => `/deal/${dealId}`,
  periods: () => '/period',
  period: (periodId: number) => `/period/${periodId}`,
  event: (eventId: number) => `/event/${eventId}`,
  customEvent: (customEventId: number) => `/custom-event/${customEventId}`,
  season: () => '/season',
  localMain: () => '/local-main',
  local: (localCode: string) => `/local/${localCode}`,
  localStore: (localCode: string, shopId: number) => `/local/store/${localCode}/${shopId}`,
  stores: () => '/store',
  store: (shopId: number) => `/store/${shopId}`,
  search: () => '/search/list',
  searchProducts: (keyword: string) => `/search?keyword=${encodeURIComponent(keyword)}`,
  searchStores: (keyword: string) => `/search/stores?keyword=${encodeURIComponent(keyword)}`,
  category: () => '/category',
  categoryDetail: (secondCode: string, thirdCode?: string) =>
    `/category/detail/${secondCode}${thirdCode ? `/${thirdCode}` : ''}`,
  seasonOccasion: (recommendationCategoryId?: number) =>
    `/category/season/occasion${recommendationCategoryId ? `?recommendationCategoryId=${recommendationCategoryId}` : ''}`,
  seasonRecommendation: (recommendationCategoryId?: number) =>
    `/category/season/recommendation${recommendationCategoryId ? `/${recommendationCategoryId}` : ''}`,
  shoppingLive: () => '/category/shopping-live',
  favouriteProducts: () => '/favourite/product',
  favouriteStores: () => '/favourite/store',
  recentlyViewed: () => '/favourite/recent',
  community: () => '/community',
  communityPopular: () => '/community/main/popular-post',
  communityDashboard: () => '/community/main/dashboard',
  communityQna: () => '/community/main/qna',
  communitySurvey: () => '/community/main/survey',
  /** With a reply's id, the page scrolls to that reply and marks it. */
  communityPost: (postId: number, replyId?: number) => `/community/board-detail/${postId}${replyMark(replyId)}`,
  communityQuestion: (postId: number, replyId?: number) => `/community/qna/${postId}${replyMark(replyId)}`,
  communityPostForm: (postId?: number) => `/community/dash-board/form${postId ? `/${postId}` : ''}`,
  communityQuestionForm: (postId?: number) => `/community/qna/form${postId ? `/${postId}` : ''}`,
  communityMealForm: (postId?: number) => `/community/daily-board/form${postId ? `/${postId}` : ''}`,
  communitySurveyForm: (postId?: number) => `/community/survey/form${postId ? `/${postId}` : ''}`,
  communityDailyBoard: (date: string) => `/community/daily-board/${date}`,
  communityMyPosts: () => '/community/my-page/post',
  communityMyReplies: () => '/community/my-page/reply',
  communityMyClippings: () => '/community/my-page/clipping',
  communityMyLikes: () => '/community/my-page/like',
  communityMyQuestions: () => '/community/my-page/qna',
  communityBlocked: () => '/community/my-page/block',
  communitySearch: () => '/community/search/recent',
  communitySearchPosts: (keyword: string) => `/community/search/dashboard?keyword=${encodeURIComponent(keyword)}`,
  communitySearchSurveys: (keyword: string) => `/community/search/survey?keyword=${encodeURIComponent(keyword)}`,
  communitySearchQuestions: (keyword: string) => `/community/search/qna?keyword=${encodeURIComponent(keyword)}`,
  myPage: () => '/my-page',
  myInfo: () => '/my-page/my-info/main',
  updateNickname: () => '/my-page/my-info/update/nickname',
  updatePhone: () => '/my-page/my-info/update/phone',
  updateProfile: () => '/my-page/my-info/update/profile',
  updateConsent: () => '/my-page/my-info/update/etc',
  settings: () => '/my-page/settings',
  pointExchange: () => '/my-page/point-exchange',
  pointExchangeComplete: (exchangeId: number) => `/my-page/point-exchange/complete/${exchangeId}`,
  pointGuide: () => '/my-page/point-guide',
  myLevel: () => '/my-page/my-level',
  starHistory: (type?: StarHistoryType, month?: string) => {
    const search = new URLSearchParams({ ...(type && { type }), ...(month && { month }) }).toString();
    return `/my-page/star-history${search && `?${search}`}`;
  },
  game: () => '/game',
  gamePlays: () => '/game/plays',
  gameDraw: (seedHash: string) => `/game/draw/${seedHash}`,
  alarm: () => '/alarm',
  notices: () => '/notice',
  notice: (noticeId: number) => `/notice/${noticeId}`,
  terms: () => '/terms',
  privacy: () => '/privacy',
  marketingInfo: () => '/marketing-info',
  login: () => '/login',
  loginAction: (platform: 'naver' | 'apple') => `/login-action?platform=${platform}`,
  signUp: () => '/sign-up',
  welcome: () => '/welcome',
  withdrawInfo: () => '/withdrawInfo',
  withdraw: () => '/withdraw',
} as const;

/** The share picture of pages without one of their own. */
export const defaultSharePicture = '/icons/share-default.jpg';

/**
 * The landing pages, to which the login providers redirect. They are registered at the providers and must not change.
 */
export const landingPath = { portal: '/login-landing', deviceMaker: '/login-landing-apple' } as const;

/** Pages of the shop platform, below its origin. */
const shopPaths = {
  login: '/login',
  loginResult: '/login/result',
  logout: '/logout',
  orders: '/my/orders',
  basket: '/basket',
  addresses: '/my/addresses',
  coupons: '/my/coupons',
  likedProducts: '/my/liked',
  recentlyViewed: '/my/recently-viewed',
  pointHistory: '/my/points',
} as const;

export type ShopPage = keyof typeof shopPaths;

export const shopLink = (shopOrigin: string, page: ShopPage): string => new URL(shopPaths[page], shopOrigin).href;
