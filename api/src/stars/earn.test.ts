import { openTestDatabase, type TestDatabase } from '../../test/app.ts';
import { testNow } from '../../test/market.ts';
import { query } from '../../test/query.ts';
import { newMember, starsOf } from '../../test/stars.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { lockAccount } from './account.ts';
import { earnStars, reverseStars } from './earn.ts';
import { writeEntry } from './ledger/entry.ts';
import { expireLots } from './ledger/expire.ts';
import { takeFromLots } from './ledger/lots.ts';

let store: TestDatabase;
let database: Database;
beforeAll(async () => {
  store = await openTestDatabase('migrated');
  database = openDatabase(store.url, () => undefined);
});
let memberId: number;
beforeEach(async () => {
  await query(store.url, 'TRUNCATE member CASCADE');
  memberId = await newMember(store.url, '별모으는이');
});
afterAll(async () => {
  await database.close();
  await store.drop();
});

type Earning = Parameters<typeof earnStars>[1];
const earn = (earning: Partial<Earning> = {}) =>
  inTransaction(database, (transaction) =>
    earnStars(transaction, { memberId, rule: 'post', sourceType: 'post', sourceId: 1, now: testNow, ...earning }),
  );
type Reversal = Parameters<typeof reverseStars>[1];
const reverse = (reversal: Partial<Reversal> = {}) =>
  inTransaction(database, (transaction) =>
    reverseStars(transaction, {
      ...{ memberId, rule: 'post', sourceType: 'post', sourceId: 1, cause: 'deletion', now: testNow },
      ...reversal,
    }),
  );
const spend = (most = Number.POSITIVE_INFINITY) =>
  inTransaction(database, async (transaction) => {
    const account = await lockAccount(transaction, memberId);
    if (!account) throw new Error('The member has no account');
    const spent = { rule: 'exchange', sourceType: 'exchange', sourceId: 1, now: testNow } as const;
    const stars = Math.min(account.balance, most);
    const ledgerId = await writeEntry(transaction, account, { ...spent, delta: -stars });
    await takeFromLots(transaction, { ledgerId: ledgerId ?? '', memberId, stars });
  });
const stars = () => starsOf(store.url, memberId);
const ledger = () =>
  query<Record<string, unknown>>(
    store.url,
    `SELECT rule, delta, balance_before AS before, balance_after AS after, reason
     FROM star_ledger WHERE member_id = $1 ORDER BY ledger_id`,
    [memberId],
  );
const later = (days: number) => new Date(testNow.getTime() + days * 24 * 3_600_000);
const sums = (sum: number) => ({ balance: sum, ledger: sum, lots: sum });

test('earned stars are announced, and recorded with the balance before and after', async () => {
  expect(await earn()).toEqual([
    { isSuccess: true, startPhrase: '글쓰기로', pointPhrase: '별 10개', endPhrase: '를 받았어요' },
  ]);
  await earn({ rule: 'reply', sourceType: 'reply', sourceId: 1 });
  expect(await ledger()).toEqual([
    { rule: 'post', delta: 10, before: 0, after: 10, reason: null },
    { rule: 'reply', delta: 3, before: 10, after: 13, reason: null },
  ]);
  expect(await stars()).toMatchObject(sums(13));
});

test('the same source pays once, however often and whenever it is repeated', async () => {
  await earn();
  expect([await earn(), await earn({ now: later(3) })]).toEqual([[], []]);
  expect(await stars()).toMatchObject(sums(10));
  expect(await ledger()).toHaveLength(1);
});

test('of 100 at once, one pays', async () => {
  const told = await Promise.all(Array.from({ length: 100 }, () => earn().catch(() => [])));
  expect(told.filter((items) => items.length > 0)).toHaveLength(1);
  expect(await stars()).toMatchObject(sums(10));
  expect(await ledger()).toHaveLength(1);
});

test('activities beyond the daily cap are recorded with 0 and the reason, and never paid later', async () => {
  for (const sourceId of [1, 2]) expect(await earn({ sourceId })).toHaveLength(1);
  expect(await earn({ sourceId: 3 })).toEqual([]);
  expect((await ledger())[2]).toEqual({
    ...{ rule: 'post', delta: 0, before: 20, after: 20 },
    reason: '하루에 받을 수 있는 횟수(2번)를 모두 채웠어요',
  });
  expect(await earn({ sourceId: 3, now: later(1) })).toEqual([]);
  expect(await earn({ sourceId: 4, now: later(1) })).toHaveLength(1);
  expect(await stars()).toMatchObject(sums(30));
});

test('of 40 different ones at once, as many pay as the cap allows', async () => {
  const likes = Array.from({ length: 40 }, (_, giver) =>
    earn({ rule: 'likeReceived', sourceType: 'post', sourceId: `1:${giver}` }),
  );
  const told = await Promise.all(likes);
  expect(told.filter((items) => items.length > 0)).toHaveLength(20);
  expect(await stars()).toMatchObject(sums(20));
  expect(await ledger()).toHaveLength(40);
});

test('a share of the same post pays once a day', async () => {
  const share = (days: number) => earn({ rule: 'share', sourceType: 'post', sourceId: 7, now: later(days) });
  const told = [await share(0), await share(0), await share(1), await share(1)];
  expect(told.map(({ length }) => length)).toEqual([1, 0, 1, 0]);
  expect(await stars()).toMatchObject(sums(6));
});

test('the day is the one in Korea', async () => {
  const view = (at: string) =>
    earn({ rule: 'bridgeView', sourceType: 'product', sourceId: 7, now: new Date(at) }).then(({ length }) => length);
  expect(await view('2026-11-20T14:59:59Z')).toBe(1);
  expect(await view('2026-11-19T15:00:00Z')).toBe(0);
  expect(await view('2026-11-20T15:00:00Z')).toBe(1);
});

test.each([
  ["ban_message = '광고', banned_at = now()", 'who is banned'],
  ['agreed_at = NULL', 'who has not agreed to the terms'],
])('nobody earns %s', async (change) => {
  await query(store.url, `UPDATE member SET ${change}`);
  expect(await earn()).toEqual([]);
  expect(await ledger()).toEqual([]);
});

test('a ban keeps from earning until it ends', async () => {
  const banUntil = (end: Date) =>
    query(store.url, "UPDATE member SET ban_message = '광고', banned_at = '2026-11-01', ban_ends_at = $1", [end]);
  await banUntil(new Date(testNow.getTime() + 1));
  expect(await earn()).toEqual([]);
  await banUntil(testNow);
  expect(await earn()).toHaveLength(1);
});

test('stars that were taken back with their source cannot be earned again', async () => {
  const attempt = inTransaction(database, async (transaction) => {
    await earnStars(transaction, { memberId, rule: 'post', sourceType: 'post', sourceId: 1, now: testNow });
    throw new Error('the post was not saved');
  });
  await expect(attempt).rejects.toThrow('not saved');
  expect(await stars()).toBeUndefined();
});

test('levels go by all stars ever earned', async () => {
  await earn();
  await query(store.url, 'UPDATE star_account SET lifetime_stars = 290');
  expect(await earn({ sourceId: 2 })).toEqual([
    expect.objectContaining({ pointPhrase: '별 10개' }),
    { isSuccess: true, startPhrase: '축하해요! 이제', pointPhrase: '장돌뱅이', endPhrase: '등급이에요' },
  ]);
  expect(await stars()).toMatchObject({ lifetime: 300, level: 2 });
});

describe('a reversal', () => {
  test('is an entry of its own, once', async () => {
    await earn();
    await reverse();
    await reverse();
    expect(await ledger()).toEqual([
      expect.objectContaining({ delta: 10 }),
      { rule: 'reversal', delta: -10, before: 10, after: 0, reason: '7일 안에 지워서 받은 별이 취소되었어요' },
    ]);
    expect(await stars()).toMatchObject({ ...sums(0), lifetime: 0 });
  });

  test('does not free the daily cap, nor lets the same source pay again', async () => {
    for (const sourceId of [1, 2]) await earn({ sourceId });
    await reverse();
    expect([await earn(), await earn({ sourceId: 3 })]).toEqual([[], []]);
    expect(await stars()).toMatchObject(sums(10));
  });

  test('after seven days is made by moderation only', async () => {
    await earn();
    await reverse({ now: later(7) });
    expect(await stars()).toMatchObject(sums(10));
    await reverse({ now: later(7), cause: 'moderation' });
    expect(await stars()).toMatchObject(sums(0));
    expect((await ledger())[1]).toMatchObject({ reason: '운영 정책에 따라 받은 별이 취소되었어요' });
  });

  test('takes no more than the balance', async () => {
    await earn();
    await query(store.url, 'UPDATE star_account SET balance = 4; UPDATE star_lot SET stars_left = 4');
    await reverse();
    expect(await stars()).toMatchObject({ balance: 0, lots: 0, lifetime: 6 });
  });

  test('that found nothing to take leaves no entry, and a later one still takes the stars', async () => {
    await earn();
    await spend();
    await reverse({ cause: 'moderation' });
    expect(await ledger()).toHaveLength(2);
    await earn({ rule: 'game', sourceType: 'game', stars: 50 });
    await reverse();
    expect(await stars()).toMatchObject(sums(40));
  });

  test('takes nothing for stars that expired unused', async () => {
    await earn();
    await spend(4);
    const afterwards = later(400);
    await inTransaction(database, async (transaction) => {
      const account = await lockAccount(transaction, memberId);
      if (account) await expireLots(transaction, account, afterwards);
    });
    expect(await stars()).toMatchObject(sums(0));
    await earn({ rule: 'game', sourceType: 'game', stars: 50, now: afterwards });
    await reverse({ cause: 'moderation', now: afterwards });
    expect(await stars()).toMatchObject(sums(46));
    await reverse({ cause: 'moderation', now: afterwards });
    expect(await stars()).toMatchObject(sums(46));
  });

  test('of 0 that an earlier version recorded does not stop a later one', async () => {
    await earn();
    await spend();
    const earned = 'SELECT ledger_id FROM star_ledger WHERE delta > 0';
    await query(
      store.url,
      `INSERT INTO star_ledger (member_id, rule, source_type, source_id, delta, balance_before, balance_after, reason, on_day, at)
       VALUES (${memberId}, 'reversal', 'entry', (${earned})::text, 0, 0, 0, '취소', '2026-11-20', now())`,
    );
    await earn({ rule: 'game', sourceType: 'game', stars: 50 });
    await reverse();
    await reverse();
    expect(await stars()).toMatchObject(sums(40));
  });

  test('made 50 times at once happens once', async () => {
    await earn();
    await earn({ sourceId: 2 });
    await Promise.all(Array.from({ length: 50 }, () => reverse()));
    expect(await stars()).toMatchObject(sums(10));
  });
});

test.each(['UPDATE star_ledger SET delta = 99', 'DELETE FROM star_ledger'])('%s is refused', async (sql) => {
  await earn();
  await expect(query(store.url, sql)).rejects.toThrow('append-only');
});

test('no balance goes below zero, even through a bug', async () => {
  await earn();
  await expect(query(store.url, 'UPDATE star_account SET balance = balance - 11')).rejects.toThrow('balance_check');
});
