import {
  type CallKey,
  calls,
  type MyLevel,
  type StarGuide,
  type StarHistoryItem,
  type StarMonth,
} from '@jangteo/contract';
import { openTestApp, refuse, type TestApp } from '../../test/app.ts';
import { errorsIn } from '../../test/errors-in.ts';
import { testNow } from '../../test/market.ts';
import { query } from '../../test/query.ts';
import { openVisitors, type Role, type Visitor } from '../../test/visitors.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { attend } from './attend.ts';
import { earnStars, reverseStars } from './earn.ts';
import { findPoint } from './point.ts';

let market: TestApp;
let database: Database;
let visitors: Record<Role, Visitor>;
beforeAll(async () => {
  market = await openTestApp('market');
  database = openDatabase(market.databaseUrl, () => undefined);
  visitors = await openVisitors(market.databaseUrl);
});
beforeEach(async () => {
  await query(market.databaseUrl, 'TRUNCATE star_account CASCADE');
});
afterAll(async () => {
  await database.close();
  await market.close();
});

async function get<T>(key: CallKey, search = '', role: Role = 'member'): Promise<T> {
  const url = `${key.replace('GET ', '')}${search}`;
  const { code, data } = (await market.app.inject({ url, headers: visitors[role].headers })).json();
  expect({ code, wrong: errorsIn(calls[key].reply, data) }).toEqual({ code: 0, wrong: [] });
  return data;
}
type Earning = Parameters<typeof earnStars>[1];
const earn = (earning: Omit<Earning, 'memberId'>) =>
  database.transaction((transaction) =>
    earnStars(transaction, { memberId: visitors.member.memberId, now: testNow, ...earning }),
  );
const level = () => get<MyLevel>('GET /api/v1/user/level');
const history = async (search = '') =>
  (await get<{ list: StarHistoryItem[]; totalCount: number }>('GET /api/v1/user/point/history', search)).list;

describe('the level', () => {
  test('of a member without stars has what is missing to the next', async () => {
    expect(await level()).toMatchObject({
      level: 1,
      name: '새내기',
      lifetimeStars: 0,
      next: { level: 2, name: '장돌뱅이', fromStars: 300, missingStars: 300 },
      progressRate: 0,
    });
  });

  test.each([
    [299, 1, '새내기', 1, 99],
    [300, 2, '장돌뱅이', 700, 0],
    [999, 2, '장돌뱅이', 1, 99],
    [1_000, 3, '단골손님', 2_000, 0],
    [3_000, 4, '큰손', 7_000, 0],
    [9_999, 4, '큰손', 1, 99],
    [10_000, 5, '터줏대감', undefined, 100],
  ])('with %i stars ever earned is %i, %s', async (lifetime, number, name, missing, rate) => {
    await query(
      market.databaseUrl,
      'INSERT INTO star_account (member_id, balance, lifetime_stars) VALUES ($1, 0, $2)',
      [visitors.member.memberId, lifetime],
    );
    const found = await level();
    expect(found).toMatchObject({ level: number, name, lifetimeStars: lifetime, progressRate: rate });
    expect(found.next?.missingStars).toBe(missing);
  });

  test('has the benefits of each level', async () => {
    const { levels, perks } = await level();
    expect(levels.map(({ fromStars }) => fromStars)).toEqual([0, 300, 1_000, 3_000, 10_000]);
    expect(perks).toEqual(levels[0]?.perks);
    expect(levels[4]?.perks).toContain('적립금 전환 하루 별 30,000개까지');
  });
});

describe('the balance', () => {
  const point = (at = testNow) => findPoint(database, visitors.member.memberId, at);

  test('is 0 for a new member', async () => {
    expect(await get('GET /api/v1/user/point')).toMatchObject({ balance: 0, expiringStars: 0, expireDt: null });
  });

  test('has the stars that expire within 30 days: at the end of the day a year after they were earned', async () => {
    await earn({ rule: 'post', sourceType: 'post', sourceId: 1 });
    await earn({ rule: 'vote', sourceType: 'post', sourceId: 2, now: new Date('2026-11-27T03:00:00Z') });
    expect(await get('GET /api/v1/user/point')).toMatchObject({ balance: 12, expiringStars: 0, expireDt: null });
    expect(await point(new Date('2027-10-25T03:00:00Z'))).toEqual({
      ...{ balance: 12, expiringStars: 10, expiringSoonStars: 0 },
      expireDt: '2027-11-20T15:00:00.000Z',
    });
    expect(await point(new Date('2027-11-20T03:00:00Z'))).toEqual({
      ...{ balance: 12, expiringStars: 12, expiringSoonStars: 10 },
      expireDt: '2027-11-20T15:00:00.000Z',
    });
    expect(await point(new Date('2027-11-20T15:00:01Z'))).toEqual({
      ...{ balance: 2, expiringStars: 2, expiringSoonStars: 2 },
      expireDt: '2027-11-27T15:00:00.000Z',
    });
  });
});

test('the guide has the stars of each activity, and how often it still pays today', async () => {
  await earn({ rule: 'attendance', sourceType: 'day', sourceId: '2026-11-20' });
  for (const sourceId of [1, 2, 3]) await earn({ rule: 'post', sourceType: 'post', sourceId });
  await earn({ rule: 'vote', sourceType: 'post', sourceId: 4, now: new Date('2026-11-19T03:00:00Z') });
  const { activities, expireMonths } = await get<StarGuide>('GET /api/v2/user/point/guide');
  expect(expireMonths).toBe(12);
  const of = (rule: string) => activities.find((activity) => activity.rule === rule);
  expect(activities.map(({ rule, stars, maxStars, dailyCap }) => [rule, stars, maxStars, dailyCap])).toEqual([
    ['attendance', 5, 5, 1],
    ['attendanceStreak', 20, 20, 1],
    ['bridgeView', 1, 1, 10],
    ['post', 10, 10, 2],
    ['postPhoto', 5, 5, 2],
    ['reply', 3, 3, 10],
    ['likeReceived', 1, 1, 20],
    ['answerAccepted', 30, 30, 3],
    ['answerAccepting', 5, 5, 3],
    ['vote', 2, 2, 5],
    ['share', 3, 3, 3],
    ['game', 1, 50, 1],
  ]);
  expect(of('attendance')).toMatchObject({ todayCount: 1, todayLeft: 0, link: null });
  expect(of('post')).toMatchObject({ todayCount: 2, todayLeft: 0, link: '/community/main/dashboard' });
  expect(of('vote')).toMatchObject({ todayCount: 0, todayLeft: 5 });
});

test('the guide has the attendance and the activities of one member, not those of others', async () => {
  const { memberId } = visitors.member;
  await attend(database, memberId, testNow);
  await earn({ rule: 'vote', sourceType: 'post', sourceId: 4 });
  const of = async (role: Role) => {
    const { attendedInRow, activities } = await get<StarGuide>('GET /api/v2/user/point/guide', '', role);
    return { attendedInRow, paid: activities.filter(({ todayCount }) => todayCount > 0).map(({ rule }) => rule) };
  };
  expect(await of('member')).toEqual({ attendedInRow: 1, paid: ['attendance', 'vote'] });
  expect(await of('otherMember')).toEqual({ attendedInRow: 0, paid: [] });
});

describe('the history', () => {
  test('has a link to the source of each entry, newest first', async () => {
    const [found] = await query<{ productNo: number; shopId: number; title: string; postId: number; replyId: number }>(
      market.databaseUrl,
      `SELECT product_no AS "productNo", shop_id AS "shopId", product.title, reply.post_id AS "postId",
              reply_id AS "replyId"
       FROM product, reply WHERE is_displayed ORDER BY product_no, reply_id LIMIT 1`,
    );
    if (!found) throw new Error('the market is empty');
    await earn({ rule: 'bridgeView', sourceType: 'product', sourceId: found.productNo });
    await earn({ rule: 'reply', sourceType: 'reply', sourceId: found.replyId });
    await earn({ rule: 'likeReceived', sourceType: 'reply', sourceId: `${found.replyId}:7` });
    await earn({ rule: 'post', sourceType: 'post', sourceId: 2_000_000_000 });
    await earn({ rule: 'game', sourceType: 'game', sourceId: 'lucky', stars: 30 });
    const lines = await history();
    expect(lines.map(({ rule, stars, balance, cause }) => [rule, stars, balance, cause.link])).toEqual([
      ['game', 30, 45, '/game'],
      ['post', 10, 15, null],
      ['likeReceived', 1, 5, `/community/board-detail/${found.postId}?reply=${found.replyId}`],
      ['reply', 3, 4, `/community/board-detail/${found.postId}?reply=${found.replyId}`],
      ['bridgeView', 1, 1, `/store/${found.shopId}`],
    ]);
    expect(lines[1]?.cause.title).toBe('지금은 볼 수 없는 글');
    expect(lines[4]).toMatchObject({ title: '상품 구경', type: 'earn', cause: { title: found.title } });
  });

  test('does not say the day of an attendance twice', async () => {
    await earn({ rule: 'attendance', sourceType: 'day', sourceId: '2026-11-20' });
    expect((await history())[0]).toMatchObject({ title: '출석', cause: { title: null, link: '/my-page/point-guide' } });
  });

  test('has refused activities with 0 and the reason, and reversals with their source', async () => {
    const [post] = await query<{ postId: number; title: string }>(
      market.databaseUrl,
      'SELECT post_id AS "postId", title FROM post ORDER BY post_id LIMIT 1',
    );
    const source = { rule: 'post', sourceType: 'post' } as const;
    await earn({ ...source, sourceId: post?.postId ?? 0 });
    for (const sourceId of [2_000_000_001, 2_000_000_002]) await earn({ ...source, sourceId });
    const { memberId } = visitors.member;
    await database.transaction((transaction) =>
      reverseStars(transaction, {
        memberId,
        ...source,
        sourceId: post?.postId ?? 0,
        cause: 'moderation',
        now: testNow,
      }),
    );
    const lines = await history();
    expect(lines.map(({ type, stars, balance }) => [type, stars, balance])).toEqual([
      ['expire', -10, 10],
      ['refused', 0, 20],
      ['earn', 10, 20],
      ['earn', 10, 10],
    ]);
    expect(lines[0]).toMatchObject({ title: '적립 취소', cause: { title: post?.title } });
    expect(lines[0]?.counterpart).toMatchObject({ historyId: lines[3]?.historyId, title: '글쓰기', stars: 10 });
    expect(lines[3]?.counterpart).toMatchObject({ historyId: lines[0]?.historyId, title: '적립 취소', stars: -10 });
    expect([lines[1]?.counterpart, lines[2]?.counterpart]).toEqual([null, null]);
    expect(lines[1]?.reason).toBe('하루에 받을 수 있는 횟수(2번)를 모두 채웠어요');
    expect((await history('?type=refused')).map(({ stars }) => stars)).toEqual([0]);
    expect(await history('?type=earn')).toHaveLength(2);
    expect(await history('?type=use')).toEqual([]);
  });

  test('has pages, and no entries of another member', async () => {
    for (let sourceId = 1; sourceId <= 7; sourceId += 1) await earn({ rule: 'reply', sourceType: 'reply', sourceId });
    const page = (role: Role) => get('GET /api/v1/user/point/history', '?page=2&limit=3', role);
    const list = [12, 9, 6].map((balance) => ({ balance }));
    expect(await page('member')).toMatchObject({ page: 2, limit: 3, totalCount: 7, hasNext: true, list });
    expect(await page('otherMember')).toMatchObject({ list: [], totalCount: 0, hasNext: false });
  });

  test('[MYP-03] of a month has that month in Korea only, and months add up to the balance', async () => {
    const earnAt = (time: string, sourceId: number) =>
      earn({ rule: 'vote', sourceType: 'post', sourceId, now: new Date(time) });
    await earnAt('2025-11-20T03:00:00Z', 1);
    await earnAt('2026-10-31T14:59:59Z', 2);
    await earnAt('2026-10-31T15:00:00Z', 3);
    await earn({ rule: 'game', sourceType: 'game', sourceId: 'lucky', stars: 30 });
    expect((await history('?month=2026-10')).map(({ cause, stars }) => [cause.link, stars])).toHaveLength(1);
    expect((await history('?month=2026-11')).map(({ rule }) => rule)).toEqual(['game', 'vote']);
    const { list } = await get<{ list: StarMonth[] }>('GET /api/v1/user/point/months');
    expect(list.map(({ month }) => month)).toEqual([
      ...['2026-11', '2026-10', '2026-09', '2026-08', '2026-07', '2026-06'],
      ...['2026-05', '2026-04', '2026-03', '2026-02', '2026-01', '2025-12'],
    ]);
    expect(list[0]).toEqual({
      ...{ month: '2026-11', earned: 32, used: 0, lost: 0, balance: 36 },
      causes: [
        { rule: 'game', title: '게임', count: 1, stars: 30 },
        { rule: 'vote', title: '투표', count: 1, stars: 2 },
      ],
    });
    expect(list.slice(1, 4).map(({ earned, balance }) => [earned, balance])).toEqual([
      [2, 4],
      [0, 2],
      [0, 2],
    ]);
  });

  test.each(['?type=stolen', '?month=2026-13', '?month=2026-1', '?limit=101', '?page=0'])(
    '%s is refused',
    async (search) => {
      const url = `/api/v1/user/point/history${search}`;
      expect(await refuse(market.app, { url, headers: visitors.member.headers })).toMatchObject({ status: 400 });
    },
  );
});
