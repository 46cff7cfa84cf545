import { agreementInForce, agreements } from '@jangteo/contract';
import { agreementText } from '@jangteo/contract/texts';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { openTestApp, refuse, type TestApp } from '../../test/app.ts';
import { testNow } from '../../test/market.ts';
import { openVisitors, type Visitor } from '../../test/visitors.ts';
import { ops } from '../testing.ts';

let market: TestApp;
let database: Database;
let member: Visitor;
let unagreed: Visitor;
let banned: Visitor;
let productNo: number | undefined;

beforeAll(async () => {
  market = await openTestApp('market');
  database = openDatabase(market.databaseUrl, () => undefined);
  const [product] = await database.query<{ n: number }>('SELECT product_no AS n FROM product LIMIT 1');
  productNo = product?.n;
  ({ member, unagreed, banned } = await openVisitors(market.databaseUrl));
});
afterAll(async () => {
  await database.close();
  await market.close();
});

const runAt = (now: Date, ...args: string[]) => ops(database, args, now);
const run = (...args: string[]) => runAt(testNow, ...args);
const like = () => ({
  method: 'POST' as const,
  url: '/api/v1/user/like/product',
  headers: member.headers,
  payload: { productNo },
});

test('[SES-15] a banned member may only read, sees why, and may write again when the ban is over', async () => {
  const message = '같은 글을 되풀이해 올려 이용이 제한되었습니다.';
  const id = String(member.memberId);
  expect(await run('ban', id, '--message', message)).toBe('member 님의 이용을 기한 없이 제한했습니다.');
  expect(await refuse(market.app, like())).toMatchObject({ status: 403 });
  const profile = await market.app.inject({ url: '/api/v1/display/web/profile', headers: member.headers });
  expect(profile.json().data.userInfo.banStatus).toEqual({ isBanned: true, message });
  expect(await run('unban', id)).toContain('풀었습니다');
  expect((await market.app.inject(like())).statusCode).toBe(200);
  expect(await run('audit', '--subject', `member:${id}`)).toMatch(/unban[\s\S]*ban[\s\S]*되풀이해/);
});

test('a ban needs an existing member and a reason, and lasts a year at most or has no end', async () => {
  const someBan = (...more: string[]) => run('ban', String(member.memberId), '--message', '이용 제한 이유', ...more);
  expect(await someBan('--days', '366')).toContain('365일까지');
  expect(await someBan('--days', '0')).toContain('1 이상의 숫자');
  expect(await someBan('--days', '1.5')).toContain('1 이상의 숫자');
  expect(await run('ban', '999999', '--message', '이용 제한 이유')).toContain('없거나 탈퇴했습니다');
  expect(await run('ban', String(member.memberId))).toContain('쓰는 법');
  expect(await run('ban', String(member.memberId), '--message', '나쁨')).toContain('5자에서');
});

test('a member is found by the nickname or a part of it', async () => {
  const all = await run('members', 'MEMBER');
  expect(all).toMatch(new RegExp(`^${member.memberId} +member +회원 +1 +0 `, 'm'));
  expect(all.split('\n')).toHaveLength(2);
  expect(await run('members', '%')).toBe("별명에 '%'이(가) 들어간 회원이 없습니다.");
});

test('[SES-15] a ban of some days shows its end, and ends by itself at that moment', async () => {
  const id = String(member.memberId);
  const reason = '광고 글을 올려 이용이 제한되었습니다.';
  const banAt = (time: number) => runAt(new Date(time), 'ban', id, '--days', '3', '--message', reason);
  const statusOf = async () => {
    const profile = await market.app.inject({ url: '/api/v1/display/web/profile', headers: member.headers });
    return profile.json().data.userInfo.banStatus;
  };
  const threeDaysAgo = testNow.getTime() - 3 * 24 * 60 * 60 * 1_000;

  expect(await banAt(threeDaysAgo + 1)).toBe('member 님의 이용을 2026-11-20 12:00까지 제한했습니다.');
  const message = `${reason} 2026년 11월 20일 12:00까지 제한돼요.`;
  expect(await statusOf()).toEqual({ isBanned: true, message, endDt: new Date(testNow.getTime() + 1).toISOString() });
  const refused = await market.app.inject(like());
  expect([refused.statusCode, refused.json().message]).toEqual([403, message]);
  expect(await run('members', 'member')).toContain(message);
  expect(await run('admin', 'add', id)).toContain('이용이 제한되어 있습니다');

  await banAt(threeDaysAgo);
  expect(await statusOf()).toEqual({ isBanned: false, message: '' });
  expect((await market.app.inject(like())).statusCode).toBe(200);
  expect(await run('members', 'member')).not.toContain(reason);
  expect(await run('unban', id)).toContain('풀었습니다');
});

test('what a member agreed to is shown word for word, also after it was withdrawn', async () => {
  const id = String(member.memberId);
  expect(await run('consents', 'show', id)).toContain('동의가 없습니다');
  for (const emailYN of ['Y', 'N']) {
    await market.app.inject({
      method: 'PUT',
      url: '/api/v2/user/ad-consent',
      headers: member.headers,
      payload: { emailYN },
    });
  }
  const shown = await run('consents', 'show', id);
  const { label } = agreements.email;
  const { version, textHash } = agreementInForce('email', testNow);
  expect(shown).toMatch(new RegExp(`${label} +${version} +동의\n.*${label} +${version} +동의하지 않음`));
  expect(shown.split(textHash)).toHaveLength(2);
  expect(shown).toContain(agreementText('email', version));
});

describe('[SHP-02] admins', () => {
  const id = () => String(member.memberId);
  const preview = async () => {
    const [deal] = await database.query<{ id: number }>('SELECT min(deal_id) AS id FROM limited_deal');
    const reply = await market.app.inject({ url: `/api/v1/display/admin/deal/${deal?.id}`, headers: member.headers });
    return reply.statusCode;
  };

  test('an admin is added and removed by number, with immediate effect and an entry in the audit log', async () => {
    expect(await run('admin', 'list')).not.toMatch(new RegExp(`^${id()} `, 'm'));
    expect(await preview()).toBe(404);
    expect(await run('admin', 'add', id())).toBe('member 님은 이제 관리자입니다.');
    expect(await run('admin', 'add', id())).toContain('이미 관리자입니다');
    expect(await preview()).toBe(200);
    expect(await run('admin', 'list')).toMatch(new RegExp(`^${id()} +member +20`, 'm'));
    expect(await run('admin', 'remove', id())).toBe('member 님은 이제 관리자가 아닙니다.');
    expect(await run('admin', 'remove', id())).toContain('아무것도 바뀌지 않았습니다');
    expect(await preview()).toBe(404);
    const acts = await database.query<{ act: string; actor: string }>(
      "SELECT act, actor FROM audit_log WHERE subject = $1 AND act LIKE 'admin%' ORDER BY audit_id",
      [`member:${id()}`],
    );
    expect(acts).toEqual([
      { act: 'admin add', actor: 'operator:kim' },
      { act: 'admin remove', actor: 'operator:kim' },
    ]);
  });

  test('a member who is unknown, banned or without agreements cannot become an admin', async () => {
    expect(await run('admin', 'add', '999999')).toContain('없거나 탈퇴했습니다');
    expect(await run('admin', 'add', String(unagreed.memberId))).toContain('가입을 마치지 않았습니다');
    expect(await run('admin', 'add', String(banned.memberId))).toContain('이용이 제한되어 있습니다');
  });
});
