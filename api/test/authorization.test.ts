import { type CallKey, calls } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { openTestApp, type TestApp } from './app.ts';
import { query } from './query.ts';
import { banMessage, openVisitors, type Role, roles, type Visitor } from './visitors.ts';

/** How a caller is treated: served as far as authorization goes, or refused in one of four ways. */
type Outcome = 'may' | 'login' | 'banned' | 'agree' | 'missing';
type Row = Record<Role, Outcome>;

const everyone: Row = {
  visitor: 'may',
  member: 'may',
  otherMember: 'may',
  banned: 'may',
  unagreed: 'may',
  admin: 'may',
};
/** Allowed also for members who have not finished their sign-up. */
const members: Row = { ...everyone, visitor: 'login' };
const agreed: Row = { ...members, unagreed: 'agree' };
const unbanned: Row = { ...agreed, banned: 'banned' };
/** Missing (404) for every caller but its owner, and no caller in this test is the owner. */
const owners: Row = { ...unbanned, member: 'missing', otherMember: 'missing', admin: 'missing' };
const admins: Row = {
  visitor: 'missing',
  member: 'missing',
  otherMember: 'missing',
  banned: 'missing',
  unagreed: 'missing',
  admin: 'may',
};

/** Which callers may make which call. Deliberately written a second time, and not derived from the contract. */
const groups: { row: Row; keys: CallKey[] }[] = [
  {
    row: everyone,
    keys: [
      'POST /api/v1/app/access',
      'PUT /api/v1/app/ad',
      'PUT /api/v1/app/ad/id',
      'GET /api/v1/app/profile',
      'PUT /api/v1/app/push',
      'GET /api/v1/app/settings',
      'PUT /api/v1/app/user/id',
      'PUT /api/v1/app/version',
      'GET /api/v1/community/alert',
      'GET /api/v1/community/ban-words/validation',
      'GET /api/v1/community/daily-board',
      'GET /api/v1/community/dashboard',
      'GET /api/v1/community/dashboard/:id',
      'GET /api/v1/community/dashboard/:id/reply',
      'POST /api/v1/community/dashboard/:id/share',
      'POST /api/v1/community/dashboard/:id/view-count',
      'GET /api/v1/community/popular',
      'GET /api/v1/community/qna',
      'GET /api/v1/community/qna/:id',
      'GET /api/v1/community/qna/:id/reply',
      'GET /api/v1/community/qna/similar',
      'POST /api/v1/community/qna/:id/share',
      'POST /api/v1/community/qna/:id/view-count',
      'GET /api/v1/community/search',
      'GET /api/v1/community/survey',
      'GET /api/v1/community/survey/:id',
      'GET /api/v1/community/survey/:id/reply',
      'POST /api/v1/community/survey/:id/share',
      'POST /api/v1/community/survey/:id/view-count',
      'GET /api/v1/display/adon/banner',
      'GET /api/v1/display/custom-event/:id',
      'GET /api/v1/display/deal/:id',
      'GET /api/v1/display/deal/recommendation',
      'GET /api/v1/display/event/:id',
      'GET /api/v1/display/home/deal',
      'GET /api/v1/display/home/local',
      'GET /api/v1/display/home/season',
      'GET /api/v1/display/home/shop',
      'GET /api/v1/display/notice',
      'GET /api/v1/display/notice/:id',
      'GET /api/v1/display/notice/last',
      'PUT /api/v1/display/notice/:id/view',
      'GET /api/v1/display/period',
      'GET /api/v1/display/period/:id',
      'GET /api/v1/display/product/seller-price',
      'GET /api/v1/display/season/recommendation',
      'GET /api/v1/display/shop/info',
      'GET /api/v1/display/shop/product',
      'GET /api/v1/display/shop/total',
      'GET /api/v1/display/sitemap',
      'GET /api/v1/display/sitemap/:part',
      'GET /api/v1/display/web/category',
      'GET /api/v1/display/web/category/product',
      'GET /api/v1/display/web/current-datetime',
      'GET /api/v1/display/web/profile',
      'GET /api/v1/game/draw/:seedHash',
      'GET /api/v1/search',
      'GET /api/v1/search/autocomplete',
      'GET /api/v1/search/category',
      'GET /api/v1/search/rank',
      'GET /api/v1/search/recommendation',
      'DELETE /api/v1/token/jwt',
      'PUT /api/v1/token/jwt/refresh',
      'GET /api/v1/token/jwt/validation',
      'POST /api/v2/auth/social/challenge',
      'POST /api/v2/auth/social/landing',
      'POST /api/v2/auth/social/landing/exchange',
      'POST /api/v2/auth/social/signin-and-up',
      'GET /api/v2/display/local/stores',
      'GET /api/v2/display/local/stores/:shopId',
      'PUT /api/v2/display/product/view/count',
    ],
  },
  {
    row: members,
    keys: [
      'GET /api/v1/community/block',
      'GET /api/v1/community/draft/:board',
      'GET /api/v1/community/my/clipping',
      'GET /api/v1/community/my/like',
      'GET /api/v1/community/my/post',
      'GET /api/v1/community/my/qna',
      'GET /api/v1/community/my/reply',
      'GET /api/v1/display/event/apply',
      'GET /api/v1/alarm/count',
      'GET /api/v1/alarm/request/check',
      'GET /api/v1/alarm/view',
      'GET /api/v1/user/like/product',
      'GET /api/v1/user/like/product/check',
      'GET /api/v1/user/like/shop',
      'GET /api/v1/user/like/shop/check',
      'GET /api/v1/game/:code/play',
      'GET /api/v1/game/plays',
      'GET /api/v1/user/level',
      'GET /api/v1/user/point',
      'GET /api/v1/user/point/exchange',
      'GET /api/v1/user/point/exchange/auto',
      'GET /api/v1/user/point/exchange/complete',
      'GET /api/v1/user/point/history',
      'GET /api/v1/user/point/months',
      'GET /api/v1/user/email',
      'POST /api/v1/user/my-data',
      'GET /api/v1/user/myinfo',
      'GET /api/v1/user/mypage',
      'GET /api/v1/user/nick-name/validation',
      'DELETE /api/v1/user/session',
      'GET /api/v1/user/session',
      'DELETE /api/v1/user/session/:sessionId',
      'GET /api/v1/user/settings',
      'POST /api/v1/user/sign-up/agreement',
      'GET /api/v1/user/token',
      'DELETE /api/v2/auth/social/withdrawal',
      'GET /api/v2/user/point/guide',
      'GET /api/v2/user/profile',
    ],
  },
  {
    row: agreed,
    keys: [
      'PUT /api/v1/alarm/read',
      'DELETE /api/v1/alarm/request',
      'PUT /api/v1/alarm/seen',
      'DELETE /api/v1/community/draft/:board',
      'DELETE /api/v1/user/like/product',
      'DELETE /api/v1/user/like/shop',
      'DELETE /api/v1/user/recently-viewed-product',
      'POST /api/v1/user/recently-viewed-product',
      'PUT /api/v2/user/ad-consent',
      'PUT /api/v2/user/profile',
    ],
  },
  {
    row: unbanned,
    keys: [
      'PUT /api/v1/alarm/request',
      'POST /api/v1/display/event/apply',
      'POST /api/v1/game/:code/play',
      'POST /api/v1/user/point/exchange',
      'PUT /api/v1/user/point/exchange/auto',
      'PUT /api/v1/user/nick-name',
      'POST /api/v1/user/phone/code',
      'PUT /api/v2/user/cellphone',
      'POST /api/v1/community/accuse',
      'PUT /api/v1/community/block/:memberId',
      'PUT /api/v1/community/draft/:board',
      'POST /api/v1/community/daily-board',
      'POST /api/v1/community/dashboard',
      'PUT /api/v1/community/dashboard/:id',
      'PUT /api/v1/community/dashboard/:id/clipping',
      'PUT /api/v1/community/dashboard/:id/like',
      'POST /api/v1/community/dashboard/:id/reply',
      'PUT /api/v1/community/dashboard/:id/reply/:replyId/like',
      'POST /api/v1/community/qna',
      'PUT /api/v1/community/qna/:id',
      'PUT /api/v1/community/qna/:id/clipping',
      'PUT /api/v1/community/qna/:id/like',
      'POST /api/v1/community/qna/:id/reply',
      'PUT /api/v1/community/qna/:id/reply/:replyId/like',
      'POST /api/v1/community/survey',
      'PUT /api/v1/community/survey/:id',
      'PUT /api/v1/community/survey/:id/clipping',
      'PUT /api/v1/community/survey/:id/like',
      'POST /api/v1/community/survey/:id/reply',
      'PUT /api/v1/community/survey/:id/reply/:replyId/like',
      'POST /api/v1/community/image',
      'POST /api/v1/community/survey/:id/vote',
      'POST /api/v1/user/like/product',
      'POST /api/v1/user/like/shop',
    ],
  },
  {
    row: owners,
    keys: [
      'POST /api/v1/user/cellphone/undo',
      'DELETE /api/v1/community/dashboard/:id',
      'DELETE /api/v1/community/dashboard/:id/reply/:replyId',
      'DELETE /api/v1/community/qna/:id',
      'DELETE /api/v1/community/qna/:id/reply/:replyId',
      'DELETE /api/v1/community/survey/:id',
      'DELETE /api/v1/community/survey/:id/reply/:replyId',
      'PUT /api/v1/community/qna/:id/accept/:replyId',
    ],
  },
  {
    row: admins,
    keys: [
      'GET /api/v1/display/admin/deal/:id',
      'GET /api/v1/display/admin/event/:id',
      'GET /api/v1/display/admin/notice/:id',
      'GET /api/v1/display/admin/period/:id',
    ],
  },
];

let market: TestApp;
let visitors: Record<Role, Visitor>;
/** Ids of existing rows, by the path segment before the parameter; all others use 1. */
let ids: Record<'deal' | 'period' | 'event' | 'dashboard' | 'qna' | 'survey', number>;
beforeAll(async () => {
  market = await openTestApp('market');
  visitors = await openVisitors(market.databaseUrl);
  const [found] = await query<typeof ids>(
    market.databaseUrl,
    `SELECT (SELECT max(deal_id) FROM limited_deal WHERE is_published) AS deal,
            (SELECT max(period_id) FROM period_deal WHERE is_published) AS period,
            (SELECT max(event_id) FROM event WHERE is_published) AS event,
            (SELECT max(post_id) FROM post WHERE kind = 'board') AS dashboard,
            (SELECT max(post_id) FROM post WHERE kind = 'qna') AS qna,
            (SELECT max(post_id) FROM post WHERE kind = 'survey') AS survey`,
  );
  if (found) ids = found;
});
afterAll(() => market.close());

test('every call of the contract is in the table, once', () => {
  const named = groups.flatMap(({ keys }) => keys);
  expect(named.toSorted()).toEqual(Object.keys(calls).toSorted());
});

const agreementMessage = '가입 약관에 동의한 뒤에 이용할 수 있어요.';

/**
 * Placeholders for the headers that carry tokens; that they are invalid is reported with codes that this test does not
 * look at.
 */
const tokens = { accessToken: 'none', refreshToken: 'none', socialToken: 'none' };

/** Parameters name an existing row. The body of a write is empty, so that nothing is written. */
async function outcome(key: CallKey, role: Role): Promise<Outcome> {
  const [method, path = ''] = key.split(' ');
  const url = path
    .replace(/(?<=\/(deal|period|event|dashboard|qna|survey)\/):id/, (_, kind: keyof typeof ids) => String(ids[kind]))
    .replace(':code', 'lucky-basket')
    .replaceAll(/:\w+/g, '1');
  const reply = await market.app.inject({
    method: method as 'GET',
    url,
    headers: { ...tokens, ...visitors[role].headers },
  });
  const { code, message } = reply.json();
  if (code === codes.tokenMissing) return 'login';
  if (code === codes.unsupported && message === banMessage) return 'banned';
  if (code === codes.required && message === agreementMessage) return 'agree';
  return code === codes.noData ? 'missing' : 'may';
}

const rows = groups.flatMap(({ keys, row }) => keys.map((key) => [key, row] as const));

test.each(rows)('%s', async (key, row) => {
  const found = await Promise.all(roles.map(async (role) => [role, await outcome(key, role)]));
  expect(Object.fromEntries(found)).toEqual(row);
});
