import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { openTestApp, refuse, type TestApp } from '../../test/app.ts';
import { testNow } from '../../test/market.ts';
import { openVisitors, type Visitor } from '../../test/visitors.ts';
import { ops } from '../testing.ts';

let market: TestApp;
let database: Database;
let member: Visitor;
let productNo: number | undefined;

beforeAll(async () => {
  market = await openTestApp('market');
  database = openDatabase(market.databaseUrl, () => undefined);
  const [product] = await database.query<{ n: number }>('SELECT product_no AS n FROM product LIMIT 1');
  productNo = product?.n;
  ({ member } = await openVisitors(market.databaseUrl));
});
afterAll(async () => {
  await database.close();
  await market.close();
});

const run = (...args: string[]) => ops(database, args, testNow);
const like = () => ({
  method: 'POST' as const,
  url: '/api/v1/user/like/product',
  headers: member.headers,
  payload: { productNo },
});

test('[SES-15] a banned member may only read, is told why, and may act again once the ban is over', async () => {
  const message = '같은 글을 되풀이해 올려 이용이 제한되었습니다.';
  const id = String(member.memberId);
  expect(await run('ban', id, '--message', message)).toContain('이용을 제한했습니다');
  expect(await refuse(market.app, like())).toMatchObject({ status: 403 });
  const profile = await market.app.inject({ url: '/api/v1/display/web/profile', headers: member.headers });
  expect(profile.json().data.userInfo.banStatus).toEqual({ isBanned: true, message });
  expect(await run('unban', id)).toContain('풀었습니다');
  expect((await market.app.inject(like())).statusCode).toBe(200);
  expect(await run('audit', '--subject', `member:${id}`)).toMatch(/unban[\s\S]*ban[\s\S]*되풀이해/);
});

test('who is not there cannot be banned, nor without a reason', async () => {
  expect(await run('ban', '999999', '--message', '이용 제한 이유')).toContain('없거나 탈퇴했습니다');
  expect(await run('ban', String(member.memberId))).toContain('쓰는 법');
  expect(await run('ban', String(member.memberId), '--message', '나쁨')).toContain('5자에서');
});
