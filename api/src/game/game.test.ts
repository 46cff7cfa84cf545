import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type CallDefinition, type CallKey, calls, type Game } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { errorsIn } from '../../test/errors-in.ts';
import { testNow } from '../../test/market.ts';
import { query } from '../../test/query.ts';
import { starsOf } from '../../test/stars.ts';
import { openVisitors, type Role, type Visitor } from '../../test/visitors.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { findGame, prizeOf, rollOf } from './games.ts';
import { play } from './play.ts';

let market: TestApp;
let database: Database;
let visitors: Record<Role, Visitor>;
beforeAll(async () => {
  market = await openTestApp('migrated');
  database = openDatabase(market.databaseUrl, () => undefined);
  visitors = await openVisitors(market.databaseUrl);
});
beforeEach(() => query(market.databaseUrl, 'TRUNCATE game_play, star_account CASCADE'));
afterAll(async () => {
  await database.close();
  await market.close();
});

async function call(method: 'GET' | 'POST', code = 'lucky-basket', search = '') {
  const { headers } = visitors.member;
  const reply = await market.app.inject({ method, url: `/api/v1/game/${code}/play${search}`, headers });
  const body = reply.json();
  const { reply: schema }: CallDefinition = calls[`${method} /api/v1/game/:code/play` as CallKey];
  if (body.code === codes.ok) expect(errorsIn(schema, body.data)).toEqual([]);
  return body;
}
const stars = () => starsOf(market.databaseUrl, visitors.member.memberId);

test('the published odds are those of the draw', async () => {
  const { data }: { data: Game } = await call('GET');
  expect(data).toMatchObject({
    title: '오늘의 장바구니',
    playsLeft: 1,
    today: null,
    nextDt: '2026-11-20T15:00:00.000Z',
  });
  expect(data.odds.reduce((sum, { perMille }) => sum + perMille, 0)).toBe(1_000);
  const game = findGame('lucky-basket');
  if (!game) throw new Error('the game is missing');
  const drawn = new Map<number, number>();
  for (let number = 0; number < 1_000; number += 1) {
    const prize = prizeOf(game, number);
    drawn.set(prize, (drawn.get(prize) ?? 0) + 1);
  }
  expect([...drawn]).toEqual(data.odds.map(({ stars: prize, perMille }) => [prize, perMille]));
});

test('[MYP-07] random draws agree with the odds', () => {
  const game = findGame('lucky-basket');
  if (!game) throw new Error('the game is missing');
  const plays = 40_000;
  const drawn = Array.from({ length: plays }, () => prizeOf(game, rollOf(game, randomBytes(32), '2-choice')));
  for (const { stars: prize, perMille } of game.odds) {
    const expected = (plays * perMille) / 1_000;
    const spread = Math.sqrt(expected * (1 - perMille / 1_000));
    const count = drawn.filter((each) => each === prize).length;
    expect(Math.abs(count - expected)).toBeLessThan(6 * spread);
  }
});

test('a play pays what it shows; a second play on the same day returns the first', async () => {
  const first = await call('POST');
  expect(first).toMatchObject({ data: { playDt: testNow.toISOString() } });
  expect(await call('POST')).toEqual(first);
  expect(await call('GET')).toMatchObject({ data: { playsLeft: 0, today: first.data } });
  const won = first.data.stars;
  expect(await stars()).toMatchObject({ balance: won, ledger: won, lots: won });
});

describe('the receipt', () => {
  const choose = (choice: string) => call('POST', 'lucky-basket', `?choice=${choice}`);

  test('[MYP-07] shows the seed whose hash was published before, from which anybody computes the prize', async () => {
    const { data: before }: { data: Game } = await call('GET');
    expect((await call('GET')).data.seedHash).toBe(before.seedHash);
    expect(JSON.stringify(before)).not.toContain('"seed"');
    const { stars: won, receipt } = (await choose('2-mine')).data;
    expect(receipt).toMatchObject({ choice: '2-mine', seedHash: before.seedHash });
    const seed = Buffer.from(receipt.seed, 'hex');
    expect(createHash('sha256').update(seed).digest('hex')).toBe(before.seedHash);
    const number = BigInt(`0x${createHmac('sha256', seed).update('2-mine').digest('hex')}`);
    expect(receipt.roll).toBe(Number(number % 1_000n));
    let below = 0;
    const prize = before.odds.find(({ perMille }) => {
      below += perMille;
      return receipt.roll < below;
    });
    expect(won).toBe(prize?.stars);
    expect((await call('GET')).data.today.receipt).toEqual(receipt);
  });

  test('[MYP-07] of a replayed play is the first one, whatever was chosen then', async () => {
    const first = await choose('1-first');
    expect(await choose('3-second')).toEqual(first);
  });

  test('[MYP-07] is different for each member and each day, and absent for plays from before', async () => {
    const { data: mine } = await call('GET');
    const other = await market.app.inject({
      url: '/api/v1/game/lucky-basket/play',
      headers: visitors.otherMember.headers,
    });
    expect(other.json().data.seedHash).not.toBe(mine.seedHash);
    await query(market.databaseUrl, "INSERT INTO game_play VALUES ($1, 'lucky-basket', '2026-11-20', 5, now())", [
      visitors.member.memberId,
    ]);
    expect((await call('GET')).data.today).toMatchObject({ stars: 5, receipt: null });
  });

  const look = async (seedHash: string) => {
    const body = (await market.app.inject({ url: `/api/v1/game/draw/${seedHash}` })).json();
    const { reply: schema }: CallDefinition = calls['GET /api/v1/game/draw/:seedHash'];
    if (body.code === codes.ok) expect(errorsIn(schema, body.data)).toEqual([]);
    return body;
  };

  test('[MYP-07] anybody with the hash sees the sealed draw before the play, and the opened one after it and for good', async () => {
    const { seedHash, odds, title }: Game = (await call('GET')).data;
    const sealed = { title, odds, seedHash, sealDt: testNow.toISOString() };
    expect(await look(seedHash ?? '')).toMatchObject({ data: { ...sealed, play: null } });
    const { data: played } = await choose('2-mine');
    await query(market.databaseUrl, 'DELETE FROM game_draw');
    expect(await look(seedHash ?? '')).toMatchObject({ data: { ...sealed, play: played } });
    expect(await look('0'.repeat(64))).toMatchObject({ code: codes.noData });
    expect(await look('0'.repeat(63))).toMatchObject({ code: expect.any(Number), requestId: expect.any(String) });
  });

  test('[MYP-07] a member lists own plays with their hashes, the newest first, and no others', async () => {
    const { data } = await choose('2-mine');
    await query(
      market.databaseUrl,
      "INSERT INTO game_play VALUES ($1, 'lucky-basket', '2026-11-02', 5, '2026-11-02')",
      [visitors.member.memberId],
    );
    const list = async (who: Visitor) =>
      (await market.app.inject({ url: '/api/v1/game/plays', headers: who.headers })).json().data;
    expect(await list(visitors.member)).toMatchObject({
      totalCount: 2,
      list: [
        { title: '오늘의 장바구니', stars: data.stars, playDt: data.playDt, seedHash: data.receipt.seedHash },
        { stars: 5, seedHash: null },
      ],
    });
    expect(await list(visitors.otherMember)).toMatchObject({ totalCount: 0, list: [] });
  });

  test('[MYP-07] the odds of a game stay, because receipts of earlier plays are checked against them', () => {
    expect(findGame('lucky-basket')?.odds).toEqual([
      { stars: 1, perMille: 400 },
      { stars: 3, perMille: 300 },
      { stars: 5, perMille: 180 },
      { stars: 10, perMille: 80 },
      { stars: 30, perMille: 30 },
      { stars: 50, perMille: 10 },
    ]);
  });

  test.each(['', 'two words', 'ㄱ', 'x'.repeat(101)])('[MYP-07] the choice ‘%s’ is refused', async (choice) => {
    expect(await choose(encodeURIComponent(choice))).toMatchObject({
      code: expect.any(Number),
      requestId: expect.any(String),
    });
  });
});

test('[ERR-01] without the star rule of the game nothing is drawn, and the reply is that a setting is missing', async () => {
  await query(market.databaseUrl, "UPDATE star_rule SET daily_cap = NULL WHERE rule = 'game'");
  expect(await call('POST')).toMatchObject({ code: codes.parameterStore, message: expect.stringMatching(/설정/) });
  await query(market.databaseUrl, "UPDATE star_rule SET daily_cap = 1 WHERE rule = 'game'");
  expect((await call('GET')).data).toMatchObject({ playsLeft: 1, today: null });
  expect(await call('POST')).toMatchObject({ code: codes.ok });
});

test('[MYP-07] of 30 plays at once, one is drawn', async () => {
  const results = await Promise.all(Array.from({ length: 30 }, () => call('POST')));
  expect(new Set(results.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(await query(market.databaseUrl, 'SELECT FROM star_ledger')).toHaveLength(1);
});

test('the next day in Korea allows another play', async () => {
  const { memberId } = visitors.member;
  const at = (time: string) => play(database, { memberId, code: 'lucky-basket', choice: 'none', now: new Date(time) });
  await at('2026-11-20T14:59:59Z');
  await at('2026-11-20T15:00:00Z');
  expect(await query(market.databaseUrl, 'SELECT FROM game_play')).toHaveLength(2);
});

test.each(['GET', 'POST'] as const)('%s of a game that does not exist', async (method) => {
  expect(await call(method, 'roulette')).toMatchObject({ code: codes.noData });
});

test('a member with an unfinished sign-up cannot play', async () => {
  await query(market.databaseUrl, 'UPDATE member SET agreed_at = NULL WHERE member_id = $1', [
    visitors.member.memberId,
  ]);
  expect(await call('POST')).toMatchObject({ code: codes.required });
  expect(await query(market.databaseUrl, 'SELECT FROM game_play')).toEqual([]);
});

const withdrawnSql = `
  UPDATE member
  SET withdrawn_at = now(), nickname = NULL, name = NULL, email = NULL, cellphone = NULL, gender = NULL,
      birth_year = NULL, agreed_at = NULL, shop_customer_key = NULL
  WHERE member_id = $1`;

test('[MYP-07] a play that began before its member withdrew is refused as a login that has ended', async () => {
  const { memberId } = visitors.member;
  await query(market.databaseUrl, withdrawnSql, [memberId]);
  const late = play(database, { memberId, code: 'lucky-basket', choice: 'none', now: testNow });
  await expect(late).rejects.toMatchObject({ code: codes.refreshExpired });
  expect(await query(market.databaseUrl, 'SELECT FROM game_play')).toEqual([]);
});
