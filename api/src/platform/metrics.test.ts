import { once } from 'node:events';
import { openTestApp, openTestDatabase } from '../../test/app.ts';
import { query } from '../../test/query.ts';
import { startServerProcess } from '../../test/server-process.ts';

const clock = '/api/v1/display/web/current-datetime';

/** The value of a metric with these labels, in any order. */
function metricOf(text: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const line = text
    .split('\n')
    .find(
      (line) =>
        (line.startsWith(`${name}{`) || line.startsWith(`${name} `)) &&
        Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)),
    );
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

test('metrics contain rate, status and duration per call, the pool, and the oldest delivery that is not made', async () => {
  const market = await openTestApp('migrated');
  for (let n = 0; n < 3; n += 1) await market.app.inject(clock);
  await market.app.inject('/api/v1/display/deal/777001');
  await market.app.inject('/nowhere?secret=1');
  await market.app.inject('/ready');
  await query(
    market.databaseUrl,
    `INSERT INTO outbox (kind, dedupe_key, payload, created_at) VALUES ('send-sms', 'old', '{}', now() - interval '2 minutes')`,
  );
  const text = await market.app.metrics.metrics();
  expect(metricOf(text, 'api_call_seconds_count', { call: `GET ${clock}`, status: '200' })).toBe(3);
  expect(metricOf(text, 'api_call_seconds_count', { call: 'GET /api/v1/display/deal/:id', status: '404' })).toBe(1);
  expect(metricOf(text, 'api_call_seconds_count', { call: 'unknown', status: '404' })).toBe(1);
  expect(text).not.toMatch(/secret|777001|call="GET \/ready/);
  expect(metricOf(text, 'api_connections', { state: 'waiting' })).toBe(0);
  expect(metricOf(text, 'api_statement_seconds_count')).toBeGreaterThan(0);
  expect(metricOf(text, 'api_outbox_age_seconds')).toBeGreaterThanOrEqual(119);
  expect(metricOf(text, 'api_shed_total')).toBe(0);
  expect(metricOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeDefined();
  await market.close();
});

test('metrics tell how much of its log the database keeps for each reader', async () => {
  const market = await openTestApp('migrated');
  const slot = `test_${process.pid}`;
  await query(market.databaseUrl, 'SELECT pg_create_physical_replication_slot($1, true)', [slot]);
  const keptBytes = async () => metricOf(await market.app.metrics.metrics(), 'api_kept_log_bytes', { slot }) ?? -1;
  try {
    const before = await keptBytes();
    await query(
      market.databaseUrl,
      `INSERT INTO outbox (kind, dedupe_key, payload) SELECT 'send-sms', n::text, '{}' FROM generate_series(1, 1000) AS n`,
    );
    expect(before).toBeGreaterThanOrEqual(0);
    expect(await keptBytes()).toBeGreaterThan(before + 100_000);
  } finally {
    await query(market.databaseUrl, 'SELECT pg_drop_replication_slot($1)', [slot]);
  }
  expect(await keptBytes()).toBe(-1);
  await market.close();
});

test('without the database, the other metrics are still served', async () => {
  const market = await openTestApp('migrated', { databaseUrl: 'postgres://nobody@127.0.0.1:9/nothing' });
  await market.app.inject('/api/v1/display/home/deal');
  const text = await market.app.metrics.metrics();
  expect(metricOf(text, 'api_call_seconds_count', { status: '503' })).toBe(1);
  await market.close();
});

test('metrics are served at a port of their own and nowhere else; each statement is logged under its request’s id', async () => {
  const database = await openTestDatabase('migrated');
  const { child, address, log } = await startServerProcess(database.url, { METRICS_PORT: '0', LOG_LEVEL: 'debug' });
  const { headers } = await fetch(`${address}/api/v1/display/home/deal`);
  const port = await until(() => log.find(({ msg }) => msg === 'metrics')?.port);
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('api_call_seconds_bucket');
  expect((await fetch(`http://127.0.0.1:${port}/api/v1/display/home/deal`)).status).toBe(404);
  expect((await fetch(`${address}/metrics`)).status).toBe(404);

  const reqId = headers.get('x-request-id');
  const answered = await until(() => log.find((line) => line.msg === 'answered' && line.reqId === reqId));
  const statements = log.filter((line) => line.msg === 'statement' && line.reqId === reqId);
  expect(statements.length).toBeGreaterThan(0);
  expect(answered.statements).toBe(statements.length);
  expect(statements[0]?.sql).toMatch(/^SELECT|^WITH/i);

  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  await database.drop();
});

async function until<T>(find: () => T | undefined): Promise<T> {
  for (;;) {
    const found = find();
    if (found !== undefined) return found;
    await new Promise((done) => setTimeout(done, 20));
  }
}
