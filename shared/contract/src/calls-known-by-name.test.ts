import { calls } from './index.ts';

/** Calls that the customer names without describing them. */
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

/** The name of a path parameter is our own choice. */
const unnamed = (key: string): string => key.replaceAll(/:\w+/g, ':');
const known = new Set(Object.keys(calls).map(unnamed));

test.each(knownByName.trim().split('\n'))('[API-02] %s', (key) => expect(known).toContain(unnamed(key)));
