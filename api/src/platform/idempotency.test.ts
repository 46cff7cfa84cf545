import { codes } from '@jangteo/contract/codes';
import { openTestDatabase, type TestDatabase } from '../../test/app.ts';
import { query } from '../../test/query.ts';
import { type Database, openDatabase } from './database/database.ts';
import { inTransaction } from './database/transaction.ts';
import { runOnce } from './idempotency.ts';

let store: TestDatabase;
let database: Database;
beforeAll(async () => {
  store = await openTestDatabase('migrated');
  database = openDatabase(store.url, () => undefined);
  await query(store.url, "INSERT INTO member (member_id, nickname) VALUES (1, '하나'), (2, '둘둘')");
  await query(store.url, 'CREATE TABLE done (at timestamptz DEFAULT now())');
});
beforeEach(() => query(store.url, 'TRUNCATE idempotency, done'));
afterAll(async () => {
  await database.close();
  await store.drop();
});

const times = async () => (await query(store.url, 'SELECT FROM done')).length;

const exchange = (requestKey: string, stars: number, { memberId = 1, fails = false } = {}) =>
  inTransaction(database, (transaction) =>
    runOnce(transaction, { memberId, requestKey, request: { call: 'exchange', stars } }, async () => {
      await transaction.query('INSERT INTO done DEFAULT VALUES');
      if (fails) throw new Error('failed');
      return { exchangeId: stars * 10 };
    }),
  );

test('the same request returns the first result, and is done once', async () => {
  expect(await exchange('key-00001', 1)).toEqual({ exchangeId: 10 });
  expect(await exchange('key-00001', 1)).toEqual({ exchangeId: 10 });
  expect(await times()).toBe(1);
});

test('of many at once one is done, and all get its result', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => exchange('key-00002', 2)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"exchangeId":20}']));
  expect(await times()).toBe(1);
});

test('a request that waits for the withdrawal of its member is refused and leaves nothing', async () => {
  const { waiting } = await inTransaction(database, async (transaction) => {
    await transaction.query('SELECT FROM member WHERE member_id = 2 FOR UPDATE');
    await transaction.query(
      'UPDATE member SET nickname = NULL, shop_customer_key = NULL, withdrawn_at = now() WHERE member_id = 2',
    );
    return { waiting: exchange('key-00009', 3, { memberId: 2 }).catch((error: unknown) => error) };
  });
  expect(await waiting).toMatchObject({ code: codes.refreshExpired });
  expect(await query(store.url, 'SELECT FROM idempotency')).toEqual([]);
  await query(store.url, "UPDATE member SET nickname = '둘둘', withdrawn_at = NULL WHERE member_id = 2");
});

test('the same key for a different request is code 12', async () => {
  await exchange('key-00003', 3);
  await expect(exchange('key-00003', 4)).rejects.toMatchObject({ code: codes.notMatched });
  expect(await times()).toBe(1);
});

test('another member may use the same key', async () => {
  await exchange('key-00004', 4);
  await exchange('key-00004', 5, { memberId: 2 });
  expect(await times()).toBe(2);
});

test('a failure stores nothing, and may be retried', async () => {
  await expect(exchange('key-00005', 5, { fails: true })).rejects.toThrow('failed');
  expect(await times()).toBe(0);
  expect(await exchange('key-00005', 5)).toEqual({ exchangeId: 50 });
});
