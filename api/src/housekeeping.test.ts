import { testNow } from '../test/market.ts';
import { type ConnectedApp, controlList, openConnectedApp } from '../test/outside.ts';
import { query } from '../test/query.ts';
import { openVisitors } from '../test/visitors.ts';
import { buildApp } from './app.ts';
import { cleanUp } from './housekeeping.ts';
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

const hash = (letter: string) => `sha256('${letter}'::bytea)`;

async function clean(): Promise<void> {
  const database = openDatabase(market.databaseUrl, () => undefined);
  await cleanUp(database, testNow).finally(() => database.close());
}

test('expired rows are deleted, all others stay', async () => {
  await openVisitors(market.databaseUrl);
  await query(
    market.databaseUrl,
    `UPDATE session SET expires_at = '2026-11-01' WHERE device_uuid = 'w-member';
     INSERT INTO barred_account VALUES (${hash('a')}, 'withdrawn', '2026-11-01'), (${hash('b')}, 'withdrawn', '2026-12-01'),
                                       (${hash('c')}, 'prohibited', '2027-11-20');
     INSERT INTO spent_challenge VALUES (${hash('a')}, '2026-11-19'), (${hash('b')}, '2026-11-21');
     INSERT INTO outbox (kind, dedupe_key, payload, done_at)
     SELECT 'x', n::text, '{}', now() - interval '31 days' FROM generate_series(1, 1200) n;
     INSERT INTO outbox (kind, dedupe_key, payload, done_at) VALUES ('x', 'recent', '{}', now()), ('x', 'open', '{}', NULL)`,
  );
  await clean();
  const tables = ['session', 'refresh_token', 'barred_account', 'spent_challenge', 'outbox'];
  expect(await Promise.all(tables.map(count))).toEqual([4, 4, 2, 1, 2]);
});

test('what cannot be deleted keeps nothing else from being deleted', async () => {
  await openVisitors(market.databaseUrl);
  await query(
    market.databaseUrl,
    `UPDATE session SET expires_at = '2026-11-01' WHERE device_uuid = 'w-member';
     INSERT INTO barred_account VALUES (${hash('a')}, 'withdrawn', '2026-11-01');
     CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$;
     CREATE TRIGGER refuse BEFORE DELETE ON session FOR EACH ROW EXECUTE FUNCTION refuse()`,
  );
  await expect(clean()).rejects.toThrow('refused');
  expect(await count('barred_account')).toBe(0);
});

test('counted views, search log, unused devices, resolved reports, audit log and records of withdrawn members are deleted after their periods', async () => {
  const { member } = await openVisitors(market.databaseUrl);
  await query(
    market.databaseUrl,
    `INSERT INTO product_counted VALUES (1, '2026-11-18', 'a'), (1, '2026-11-19', 'a');
     INSERT INTO search_log VALUES ('2026-11-16T02:00Z', '대파', 'w-1'), ('2026-11-16T04:00Z', '대파', 'w-1');
     INSERT INTO search_rank VALUES ('2026-11-13T02:00Z', 1, '대파', 0, false), ('2026-11-13T04:00Z', 1, '대파', 0, false);
     INSERT INTO device (device_uuid, member_id, seen_at)
     VALUES ('w-old', NULL, '2025-11-19'), ('w-new', NULL, '2025-11-21'), ('w-mine', ${member.memberId}, '2025-01-01');
     INSERT INTO accusation (member_id, target, target_id, reason, reported_text, created_at, resolved_at)
     SELECT ${member.memberId}, 'post', n, 'spam', '글', '2020-01-01', resolved_at::timestamptz
     FROM unnest(ARRAY['2023-11-19', '2023-11-21', NULL]) WITH ORDINALITY AS settled (resolved_at, n);
     INSERT INTO audit_log (actor, act, subject, at) VALUES ('a', 'b', 'c', '2023-11-19'), ('a', 'b', 'c', '2023-11-21');
     INSERT INTO security_event (at, event, address, details)
     VALUES ('2026-08-19', 'refresh token reused', '::1', '{}'), ('2026-08-21', 'refresh token reused', '::1', '{}');
     INSERT INTO kept_record (kind, account_hash, details, until)
     SELECT 'exchange', ${hash('a')}, '{}', until::timestamptz FROM unnest(ARRAY['2026-11-19', '2026-11-21']) until`,
  );
  const logs = ['product_counted', 'search_log', 'search_rank'];
  const tables = [...logs, 'device', 'accusation', 'audit_log', 'security_event', 'kept_record'];
  expect(await Promise.all(tables.map(count))).toEqual([2, 2, 2, 3, 3, 2, 2, 2]);
  await clean();
  expect(await Promise.all(tables.map(count))).toEqual([1, 1, 1, 2, 2, 1, 1, 1]);
});

test('posts and replies deleted a month ago are emptied, and keep their place above replies', async () => {
  const { member } = await openVisitors(market.databaseUrl);
  await query(
    market.databaseUrl,
    `INSERT INTO post (kind, topic, member_id, title, body, deleted_at)
     SELECT 'board', 'talk', ${member.memberId}, '제목', '비밀 이야기', gone::timestamptz
     FROM unnest(ARRAY['2026-10-20', '2026-10-22', NULL]) gone;
     INSERT INTO reply (post_id, member_id, body, deleted_at)
     SELECT (SELECT max(post_id) FROM post), ${member.memberId}, '비밀 댓글', gone::timestamptz
     FROM unnest(ARRAY['2026-10-20', '2026-10-22', NULL]) gone`,
  );
  await clean();
  const bodies = (table: string) =>
    query(market.databaseUrl, `SELECT body FROM ${table} ORDER BY deleted_at NULLS LAST`).then((rows) =>
      rows.map((row) => (row as { body: string }).body),
    );
  expect(await bodies('post')).toEqual(['삭제된 글', '비밀 이야기', '비밀 이야기']);
  expect(await bodies('reply')).toEqual(['삭제된 글', '비밀 댓글', '비밀 댓글']);
});

test('replies to a post deleted a month ago are emptied with it, also when there are many', async () => {
  const { member } = await openVisitors(market.databaseUrl);
  await query(
    market.databaseUrl,
    `INSERT INTO post (kind, topic, member_id, title, body, deleted_at)
     SELECT 'board', 'talk', ${member.memberId}, '제목', '비밀 이야기', gone::timestamptz
     FROM unnest(ARRAY['2026-10-20', '2026-10-22', NULL]) gone;
     INSERT INTO reply (post_id, member_id, body)
     SELECT post_id, ${member.memberId}, '비밀 댓글' FROM post, generate_series(1, 600)`,
  );
  await clean();
  const sql = `SELECT reply.body, count(*)::integer AS count FROM reply JOIN post USING (post_id)
               GROUP BY post.deleted_at, reply.body ORDER BY post.deleted_at NULLS LAST`;
  expect(await query(market.databaseUrl, sql)).toEqual([
    { body: '삭제된 글', count: 600 },
    { body: '비밀 댓글', count: 600 },
    { body: '비밀 댓글', count: 600 },
  ]);
});

const insertSurveys = (memberId: number) =>
  query(
    market.databaseUrl,
    `INSERT INTO post (kind, topic, member_id, title, body, closes_at, created_at, deleted_at)
     SELECT 'survey', 'talk', ${memberId}, '제목', '비밀 이야기', '2026-10-02', '2026-10-01', gone::timestamptz
     FROM unnest(ARRAY['2026-10-20', '2026-10-22', NULL]) gone;
     INSERT INTO poll_option (post_id, position, text)
     SELECT post_id, place, '비밀 보기 ' || place FROM post, generate_series(1, 2) place`,
  );

test('the options of a survey deleted a month ago are emptied with it', async () => {
  const { member } = await openVisitors(market.databaseUrl);
  await insertSurveys(member.memberId);
  await clean();
  const sql = 'SELECT text FROM poll_option JOIN post USING (post_id) ORDER BY post.deleted_at NULLS LAST, position';
  const kept = [{ text: '비밀 보기 1' }, { text: '비밀 보기 2' }];
  expect(await query(market.databaseUrl, sql)).toEqual([
    { text: '삭제된 글' },
    { text: '삭제된 글' },
    ...kept,
    ...kept,
  ]);
});

test.each(['reply', 'poll_option'])(
  'a deleted post is emptied only when nothing below it has its text: %s',
  async (table) => {
    const { member } = await openVisitors(market.databaseUrl);
    await insertSurveys(member.memberId);
    await query(
      market.databaseUrl,
      `INSERT INTO reply (post_id, member_id, body) SELECT post_id, ${member.memberId}, '비밀 댓글' FROM post;
     CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$;
     CREATE TRIGGER refuse BEFORE UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
    await expect(clean()).rejects.toThrow('refused');
    await query(market.databaseUrl, `DROP TRIGGER refuse ON ${table}`);
    await clean();
    const sql = `SELECT DISTINCT post.body AS post, reply.body AS reply, text AS option
               FROM post JOIN reply USING (post_id) JOIN poll_option USING (post_id)
               WHERE post.deleted_at = '2026-10-20'`;
    expect(await query(market.databaseUrl, sql)).toEqual([
      { post: '삭제된 글', reply: '삭제된 글', option: '삭제된 글' },
    ]);
  },
);

test('a running app makes its deliveries by itself, and closes only when those it began are done', async () => {
  const { port } = market.outside.server.address() as { port: number };
  const outside = readOutsideSettings({ OUTSIDE_URL: `http://127.0.0.1:${port}` });
  const { databaseUrl } = market;
  const app = await buildApp({ ...defaults, databaseUrl, outside, logLevel: 'silent', backgroundPauseMs: 20 });
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
