import { type CallDefinition, type CallKey, calls } from './index.ts';

interface DocumentedParts {
  headers?: string[];
  query?: string[];
  body?: string[];
}

const tokens = ['accessToken', 'refreshToken', 'deviceUuid'];
const device = ['deviceUuid'];
const shopProducts = ['shopId', 'sortOption', 'minSaleRate', 'maxSaleRate', 'minPrice', 'maxPrice', 'page', 'limit'];
const ofPost = ['like', 'clipping', 'reply/:replyId/like'];

/** The customer's own document: paths, methods and parameters that released clients already use. */
const named: Partial<Record<CallKey, DocumentedParts>> = {
  'DELETE /api/v1/token/jwt': { headers: tokens },
  'PUT /api/v1/token/jwt/refresh': { headers: tokens },
  'GET /api/v1/token/jwt/validation': { headers: ['accessToken'] },
  'POST /api/v2/auth/social/signin-and-up': {
    headers: ['socialToken', 'deviceUuid', 'eventClickKey'],
    body: ['channelType', 'redirectUri', 'state', 'deviceType', 'name'],
  },
  'DELETE /api/v2/auth/social/withdrawal': { headers: device },
  'GET /api/v1/display/shop/info': { query: ['shopId'] },
  'GET /api/v1/display/shop/total': {},
  'GET /api/v1/display/shop/product': { query: shopProducts },
  'GET /api/v1/display/web/category': { query: ['categoryCode'] },
  'GET /api/v1/display/web/profile': {},
  'GET /api/v1/display/web/current-datetime': {},
  'PUT /api/v2/display/product/view/count': { body: ['productNo'] },
  'GET /api/v1/user/level': {},
  'GET /api/v1/user/mypage': {},
  'GET /api/v1/user/myinfo': {},
  'GET /api/v1/user/point': {},
  'GET /api/v2/user/point/guide': {},
  'GET /api/v1/user/point/history': { query: ['page', 'limit'] },
  'GET /api/v1/user/token': {},
  'POST /api/v1/user/recently-viewed-product': {},
  'GET /api/v1/user/like/product': { query: ['categoryNo', 'isSale', 'isAvailable', 'page', 'limit'] },
  'POST /api/v1/user/like/product': { body: ['productNo', 'userEventData'] },
  'DELETE /api/v1/user/like/product': { body: ['productNo', 'userEventData'] },
  'GET /api/v1/user/like/product/check': { query: ['productNos'] },
  'GET /api/v1/user/like/shop': {},
  'POST /api/v1/user/like/shop': { body: ['shopId'] },
  'DELETE /api/v1/user/like/shop': { body: ['shopId'] },
  'GET /api/v1/user/like/shop/check': { query: ['shopIds'] },
  'GET /api/v2/user/profile': {},
  'PUT /api/v2/user/profile': {},
  'PUT /api/v2/user/ad-consent': { body: ['emailYN', 'smsYN'] },
  'PUT /api/v2/user/cellphone': {},
  'GET /api/v1/user/email': { query: ['cellphone'] },
  'PUT /api/v1/user/nick-name': {},
  'GET /api/v1/user/nick-name/validation': { query: ['nickName'] },
  'GET /api/v1/user/settings': {},
  'GET /api/v1/app/profile': { headers: device },
  'POST /api/v1/app/access': { headers: device },
  'PUT /api/v1/app/ad/id': {},
  'PUT /api/v1/app/ad': { body: ['adYN'] },
  'PUT /api/v1/app/push': { body: ['pushYN'] },
  'PUT /api/v1/app/version': { headers: device },
  'GET /api/v1/app/settings': { headers: device },
  'PUT /api/v1/app/user/id': {},
  'GET /api/v1/alarm/view': { query: ['alarmType'] },
  'GET /api/v1/community/dashboard/:id/reply': {},
  'POST /api/v1/community/dashboard/:id/reply': {},
  'GET /api/v1/community/dashboard/:id': {},
  'PUT /api/v1/community/qna/:id/accept/:replyId': {},
  'GET /api/v1/community/daily-board': {},
  'POST /api/v1/community/accuse': {},
  'GET /api/v1/community/search': {},
  'GET /api/v1/community/ban-words/validation': {},
  ...Object.fromEntries(
    ['dashboard', 'qna'].flatMap((board) => [
      [`GET /api/v1/community/${board}`, {}],
      [`DELETE /api/v1/community/${board}/:id`, {}],
      [`DELETE /api/v1/community/${board}/:id/reply/:replyId`, {}],
      ...ofPost.map((act) => [`PUT /api/v1/community/${board}/:id/${act}`, {}]),
    ]),
  ),
};

test.each(Object.entries(named))('[API-01] %s exists, with the parameters that the customer sends', (key, parts) => {
  const call: CallDefinition | undefined = calls[key as CallKey];
  expect(call).toBeDefined();
  for (const [part, names] of Object.entries(parts)) {
    expect(Object.keys(call?.[part as keyof DocumentedParts]?.properties ?? {})).toEqual(expect.arrayContaining(names));
  }
});
