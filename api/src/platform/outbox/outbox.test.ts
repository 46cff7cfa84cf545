import Fastify from 'fastify';
import { openTestDatabase, type TestDatabase } from '../../../test/app.ts';
import { whileLocked } from '../../../test/locks.ts';
import { query } from '../../../test/query.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { type DeliveryHandlers, deliverDue } from './deliver.ts';
import { enqueue } from './outbox.ts';

let store: TestDatabase;
let database: Database;
beforeAll(async () => {
  store = await openTestDatabase('migrated');
  database = openDatabase(store.url, () => undefined);
});
beforeEach(() => query(store.url, 'TRUNCATE outbox'));
afterAll(async () => {
  await database.close();
  await store.drop();
});

const { log } = Fastify();
const register = (customerKey: string) => enqueue(database, 'register-shop-customer', customerKey, { customerKey });

function deliveries(work: (customerKey: string) => Promise<void>): DeliveryHandlers {
  const run = ({ customerKey }: { customerKey: string }) => work(customerKey);
  const nothing = () => Promise.resolve();
  return {
    'register-shop-customer': run,
    'delete-shop-customer': run,
    'grant-shop-points': nothing,
    'revoke-grant': nothing,
    'send-sms': nothing,
  };
}
const deliver = (work: (customerKey: string) => Promise<void>) => deliverDue(database, deliveries(work), log);
const rows = () => query<Record<string, unknown>>(store.url, 'SELECT * FROM outbox ORDER BY outbox_id');

test('a delivery of a rolled-back transaction is never made', async () => {
  const change = inTransaction(database, async (transaction) => {
    await enqueue(transaction, 'register-shop-customer', 'one', { customerKey: 'one' });
    throw new Error('taken back');
  });
  await expect(change).rejects.toThrow('taken back');
  expect(await deliver(async () => undefined)).toBe(0);
});

test('a delivery is made once, and its payload is deleted', async () => {
  await register('one');
  await register('one');
  const done: string[] = [];
  const work = async (key: string) => {
    done.push(key);
  };
  expect([await deliver(work), await deliver(work)]).toEqual([1, 0]);
  expect(done).toEqual(['one']);
  expect(await rows()).toEqual([expect.objectContaining({ payload: {}, done_at: expect.any(Date) })]);
});

test('a delivery that another process is taking is left to it', async () => {
  await register('one');
  const deliverIt = () => deliver(async () => undefined);
  expect(await whileLocked(store.url, 'SELECT FROM outbox FOR UPDATE', deliverIt)).toBe(0);
  expect(await deliverIt()).toBe(1);
});

test('two processes share the deliveries and make none twice', async () => {
  for (let n = 0; n < 20; n += 1) await register(`key ${n}`);
  const done: string[] = [];
  const work = async (key: string) => {
    done.push(key);
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const counts = await Promise.all([deliver(work), deliver(work)]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(20);
  expect(new Set(done).size).toBe(20);
  expect(done).toHaveLength(20);
});

test('deliveries of other kinds are left', async () => {
  await register('one');
  const done: string[] = [];
  const handlers = deliveries(async (key) => void done.push(key));
  expect(await deliverDue(database, { 'send-sms': handlers['send-sms'] }, log)).toBe(0);
  const { 'register-shop-customer': handler } = handlers;
  expect(await deliverDue(database, { 'register-shop-customer': handler }, log)).toBe(1);
  expect(done).toEqual(['one']);
});

test('a failed delivery waits, longer each time, and does not delay others', async () => {
  await register('failing');
  await register('good');
  const work = async (key: string) => {
    if (key === 'failing') throw new Error('the shop is closed');
  };
  const waits: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    await deliver(work);
    const [row] = await query<{ seconds: number }>(
      store.url,
      "SELECT extract(epoch FROM next_at - now())::integer AS seconds FROM outbox WHERE dedupe_key = 'failing'",
    );
    waits.push(row?.seconds ?? 0);
    await query(store.url, 'UPDATE outbox SET next_at = now()');
  }
  expect(waits[1]).toBeGreaterThan((waits[0] ?? 0) * 1.5);
  expect(waits[2]).toBeGreaterThan((waits[1] ?? 0) * 1.5);
  const [failing, good] = await rows();
  expect(failing).toMatchObject({ attempts: 3, last_error: 'the shop is closed', done_at: null });
  expect(good).toMatchObject({ attempts: 1, done_at: expect.any(Date) });
});

test('a delivery that a dead process had claimed is made by another one', async () => {
  await register('one');
  void deliver(() => new Promise(() => undefined));
  await new Promise((resolve) => setTimeout(resolve, 300));
  const done: string[] = [];
  const work = async (key: string) => {
    done.push(key);
  };
  expect(await deliver(work)).toBe(0);
  await query(store.url, 'UPDATE outbox SET next_at = now()');
  expect(await deliver(work)).toBe(1);
  expect(done).toEqual(['one']);
});
