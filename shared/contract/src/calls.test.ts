import { calls } from './index.ts';

/** The customer's list, word for word; `:name` stands for what is in braces there. */
const section7 = `
DELETE /api/v1/token/jwt
PUT /api/v1/token/jwt/refresh
GET /api/v1/token/jwt/validation
POST /api/v2/auth/social/signin-and-up
DELETE /api/v2/auth/social/withdrawal
GET /api/v1/display/shop/info
GET /api/v1/display/shop/total
GET /api/v1/display/shop/product
GET /api/v1/display/web/category
GET /api/v1/display/web/profile
GET /api/v1/display/web/current-datetime
PUT /api/v2/display/product/view/count
GET /api/v1/user/level
GET /api/v1/user/mypage
GET /api/v1/user/myinfo
GET /api/v1/user/point
GET /api/v2/user/point/guide
GET /api/v1/user/point/history
GET /api/v1/user/token
POST /api/v1/user/recently-viewed-product
GET /api/v1/user/like/product
POST /api/v1/user/like/product
DELETE /api/v1/user/like/product
GET /api/v1/user/like/product/check
GET /api/v1/user/like/shop
POST /api/v1/user/like/shop
DELETE /api/v1/user/like/shop
GET /api/v1/user/like/shop/check
GET /api/v2/user/profile
PUT /api/v2/user/profile
PUT /api/v2/user/ad-consent
PUT /api/v2/user/cellphone
GET /api/v1/user/email
PUT /api/v1/user/nick-name
GET /api/v1/user/nick-name/validation
GET /api/v1/user/settings
GET /api/v1/app/profile
POST /api/v1/app/access
PUT /api/v1/app/ad/id
PUT /api/v1/app/ad
PUT /api/v1/app/push
PUT /api/v1/app/version
GET /api/v1/app/settings
PUT /api/v1/app/user/id
GET /api/v1/community/dashboard
GET /api/v1/community/dashboard/:id
PUT /api/v1/community/dashboard/:id/like
PUT /api/v1/community/dashboard/:id/clipping
PUT /api/v1/community/dashboard/:id/reply/:replyId/like
GET /api/v1/community/dashboard/:id/reply
POST /api/v1/community/dashboard/:id/reply
DELETE /api/v1/community/dashboard/:id
DELETE /api/v1/community/dashboard/:id/reply/:replyId
GET /api/v1/community/daily-board
GET /api/v1/community/qna
PUT /api/v1/community/qna/:id/like
PUT /api/v1/community/qna/:id/clipping
PUT /api/v1/community/qna/:id/reply/:replyId/like
DELETE /api/v1/community/qna/:id
DELETE /api/v1/community/qna/:id/reply/:replyId
PUT /api/v1/community/qna/:id/accept/:replyId
POST /api/v1/community/accuse
GET /api/v1/community/search
GET /api/v1/community/ban-words/validation
POST /api/v1/community/dashboard/:id/share
POST /api/v1/community/dashboard/:id/view-count
POST /api/v1/community/qna/:id/share
POST /api/v1/community/qna/:id/view-count
POST /api/v1/community/survey/:id/share
POST /api/v1/community/survey/:id/view-count
`;

/** Those that the customer names without saying how. */
const knownByName = `
GET /api/v1/alarm/count
GET /api/v1/alarm/view
PUT /api/v1/alarm/read
GET /api/v1/display/home/deal
GET /api/v1/display/home/season
GET /api/v1/display/home/local
GET /api/v1/display/home/shop
GET /api/v2/display/local/stores
GET /api/v2/display/local/stores/:shopId
GET /api/v1/display/deal/:id
GET /api/v1/display/deal/recommendation
GET /api/v1/display/event/:id
POST /api/v1/display/event/apply
GET /api/v1/display/custom-event/:id
GET /api/v1/display/period
GET /api/v1/display/period/:id
GET /api/v1/display/season/recommendation
GET /api/v1/display/adon/banner
GET /api/v1/display/notice
GET /api/v1/display/notice/:id
GET /api/v1/display/notice/last
PUT /api/v1/display/notice/:id/view
GET /api/v1/display/admin/deal/:id
GET /api/v1/display/admin/period/:id
GET /api/v1/display/admin/event/:id
GET /api/v1/display/admin/notice/:id
GET /api/v1/search
GET /api/v1/search/rank
GET /api/v1/search/recommendation
GET /api/v1/search/autocomplete
GET /api/v1/user/point/exchange
POST /api/v1/user/point/exchange
GET /api/v1/user/point/exchange/auto
PUT /api/v1/user/point/exchange/auto
GET /api/v1/user/point/exchange/complete
POST /api/v1/user/phone/code
GET /api/v1/community/popular
GET /api/v1/community/survey
POST /api/v1/community/survey/:id/vote
POST /api/v1/community/image
PUT /api/v1/community/block/:memberId
GET /api/v1/community/my/post
GET /api/v1/community/my/reply
GET /api/v1/community/my/clipping
GET /api/v1/community/my/like
GET /api/v1/community/my/qna
GET /api/v1/community/alert
GET /api/v1/game/:code/play
POST /api/v1/game/:code/play
`;

const linesOf = (text: string): string[] => text.trim().split('\n');
/** A parameter's name is ours to choose. */
const unnamed = (key: string): string => key.replaceAll(/:\w+/g, ':');
const known = new Set(Object.keys(calls).map(unnamed));

test.each(linesOf(section7))('[API-01] %s', (key) => expect(known).toContain(unnamed(key)));
test.each(linesOf(knownByName))('[API-02] %s', (key) => expect(known).toContain(unnamed(key)));
