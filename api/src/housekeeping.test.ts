import { testNow } from '../test/market.ts';
import { type ConnectedApp, controlList, openConnectedApp } from '../test/outside.ts';
import { query } from '../test/query.ts';
import { openVisitors } from '../test/visitors.ts';
import { buildApp } from './app.ts';
import { keepHouse } from './housekeeping.ts';
import { defaults } from './platform/config.ts';
import { openDatabase } from './platform/database/database.ts';
import { enqueue } from './platform/outbox/outbox.ts';
import { readOutsideSettings } from './platform/outside-settings.ts';

let market: ConnectedApp;
beforeEach(async () => {
  market = await openConnectedApp();
});
afterEach(() => market.close());

const count = async (table: string) => (await query(market.databaseUrl, `SELECT FROM ${table}`)).length;

test('what nobody can use any longer goes, and all else stays', async () => {
  await openVisitors(market.databaseUrl);
  const hash = (letter: string) => `sha256('${letter}'::bytea)`;
  await query(
    market.databaseUrl,
    `UPDATE session SET expires_at = '2026-11-01' WHERE device_uuid = 'w-member';
     INSERT INTO barred_account VALUES (${hash('a')}, 'withdrawn', '2026-11-01'), (${hash('b')}, 'withdrawn', '2026-12-01'),
                                       (${hash('c')}, 'prohibited', NULL);
     INSERT INTO outbox (kind, dedupe_key, payload, done_at)
     SELECT 'x', n::text, '{}', now() - interval '31 days' FROM generate_series(1, 1200) n;
     INSERT INTO outbox (kind, dedupe_key, payload, done_at) VALUES ('x', 'recent', '{}', now()), ('x', 'open', '{}', NULL)`,
  );
  const database = openDatabase(market.databaseUrl, () => undefined);
  await keepHouse(database, testNow);
  await database.close();
  expect(await Promise.all(['session', 'refresh_token', 'barred_account', 'outbox'].map(count))).toEqual([4, 4, 2, 2]);
});

test('a running app does the errands by itself, and closes without leaving one half done', async () => {
  const { port } = market.outside.server.address() as { port: number };
  const outside = readOutsideSettings({ OUTSIDE_URL: `http://127.0.0.1:${port}` });
  const { databaseUrl } = market;
  const app = await buildApp({ ...defaults, databaseUrl, outside, logLevel: 'silent', backgroundPause: 20 });
  const visitors = await openVisitors(databaseUrl);
  const [member] = await query<{ key: string }>(
    databaseUrl,
    'SELECT shop_customer_key AS key FROM member WHERE member_id = $1',
    [visitors.member.memberId],
  );
  const customerKey = member?.key ?? '';
  const database = openDatabase(databaseUrl, () => undefined);
  await enqueue(database, 'register-shop-customer', customerKey, { customerKey });
  await database.close();

  for (let tries = 0; tries < 100 && !(await controlList(market.outside, 'shop/customers')).length; tries += 1) {
    await new Promise((done) => setTimeout(done, 50));
  }
  await app.close();
  expect(await controlList(market.outside, 'shop/customers')).toEqual([customerKey]);
  expect(await query(databaseUrl, 'SELECT FROM member WHERE shop_registered_at IS NOT NULL')).toHaveLength(1);
  expect(await query(databaseUrl, 'SELECT FROM outbox WHERE done_at IS NULL')).toEqual([]);
});
