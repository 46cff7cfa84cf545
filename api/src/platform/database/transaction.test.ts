import { openTestDatabase, type TestDatabase } from '../../../test/app.ts';
import { query } from '../../../test/query.ts';
import { type Database, isUnavailable, openDatabase } from './database.ts';
import { inTransaction } from './transaction.ts';

let store: TestDatabase;
let database: Database;
beforeAll(async () => {
  store = await openTestDatabase();
  database = openDatabase(store.url, () => undefined);
  await query(store.url, 'CREATE TABLE account (id integer PRIMARY KEY, stars integer NOT NULL CHECK (stars >= 0))');
});
beforeEach(() => query(store.url, 'TRUNCATE account; INSERT INTO account VALUES (1, 100), (2, 100)'));
afterAll(async () => {
  await database.close();
  await store.drop();
});

const stars = async () =>
  (await query<{ stars: number }>(store.url, 'SELECT stars FROM account ORDER BY id')).map((row) => row.stars);
const add = 'UPDATE account SET stars = stars + $2 WHERE id = $1';

test('all of the work is committed, or nothing of it', async () => {
  const move = (amount: number) =>
    inTransaction(database, async (transaction) => {
      await transaction.query(add, [2, amount]);
      await transaction.query(add, [1, -amount]);
      return 'moved';
    });
  await expect(move(60)).resolves.toBe('moved');
  await expect(move(60)).rejects.toThrow('account_stars_check');
  expect(await stars()).toEqual([40, 160]);
});

test('two transactions in a deadlock both succeed in the end', async () => {
  let tries = 0;
  const visit = (first: number, second: number) =>
    inTransaction(database, async (transaction) => {
      tries += 1;
      // By default the database detects a deadlock after a second, and waits for a lock only half as long.
      await transaction.query("SET LOCAL deadlock_timeout = '100ms'");
      await transaction.query(add, [first, 1]);
      await new Promise((done) => setTimeout(done, 150));
      await transaction.query(add, [second, 1]);
    });
  await Promise.all([visit(1, 2), visit(2, 1)]);
  expect(await stars()).toEqual([102, 102]);
  expect(tries).toBeGreaterThan(2);
});

test('after a failover, connections to the server that has become a replica are given up by what writes', async () => {
  const setReadOnly = (value: string) =>
    query(
      store.url,
      `ALTER DATABASE ${new URL(store.url).pathname.slice(1)} SET default_transaction_read_only = ${value}`,
    );
  const demoted = openDatabase(store.url, () => undefined);
  await setReadOnly('on');
  // Connections keep the setting that they began with, as they keep their server.
  await Promise.all(Array.from({ length: 4 }, () => demoted.query('SELECT pg_sleep(0.2)')));
  await setReadOnly('off');
  const failure = await demoted.query(add, [1, 1]).catch((error) => error);
  expect([failure, isUnavailable(failure)]).toEqual([expect.any(Error), true]);
  await inTransaction(demoted, (transaction) => transaction.query(add, [1, 1]));
  expect(await stars()).toEqual([101, 100]);
  await demoted.close();
});

test.each([
  ['25006', 4],
  ['40001', 4],
  ['40P01', 4],
  ['23505', 1],
])('after SQLSTATE %s the work is tried %i times', async (code, times) => {
  const work = jest.fn(() => Promise.reject(Object.assign(new Error('failed'), { code })));
  await expect(inTransaction(database, work)).rejects.toThrow('failed');
  expect(work).toHaveBeenCalledTimes(times);
});

test('a connection that broke during the work is not returned to the pool', async () => {
  const broken = inTransaction(database, async (transaction) => {
    const [row] = await transaction.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await query(store.url, 'SELECT pg_terminate_backend($1)', [row?.pid]);
    await transaction.query(add, [1, 1]);
  });
  await expect(broken).rejects.toThrow();
  await expect(inTransaction(database, (transaction) => transaction.query(add, [1, 1]))).resolves.toEqual([]);
  expect(await stars()).toEqual([101, 100]);
});
