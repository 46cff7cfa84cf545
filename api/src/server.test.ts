import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { openTestDatabase, type TestDatabase } from '../test/app.ts';
import { startServerProcess } from '../test/server-process.ts';

jest.setTimeout(60_000);

let database: TestDatabase;
let server: ChildProcess | undefined;
beforeAll(async () => {
  database = await openTestDatabase('migrated');
});
afterAll(async () => {
  server?.kill('SIGKILL');
  await database.drop();
});

test('after SIGTERM the server completes its open requests, closes unused connections and then ends; its log contains no secrets', async () => {
  const { child: started, address, log } = await startServerProcess(database.url);
  server = started;
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE notice');
  const unused = connect(Number(new URL(address).port), '127.0.0.1').resume();
  const isClosed = once(unused, 'close');
  const headers = { authorization: 'Bearer topsecret' };
  const open = fetch(`${address}/api/v1/display/notice?page=3`, { headers });
  await new Promise((done) => setTimeout(done, 150));
  const ended = once(started, 'exit');
  started.kill('SIGTERM');
  await new Promise((done) => setTimeout(done, 50));
  await client.query('COMMIT');
  await client.end();

  expect((await open).status).toBe(200);
  expect(await ended).toEqual([0, null]);
  await isClosed;
  expect(log).toContainEqual(
    expect.objectContaining({ msg: 'answered', route: '/api/v1/display/notice', status: 200 }),
  );
  expect(JSON.stringify(log)).not.toMatch(/topsecret|page=3/);
});

test.each(['PORT', 'METRICS_PORT'])('a %s that another program has ends the start with a line', async (name) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const server = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: { DATABASE_URL: database.url, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', [name]: String(port) },
  });
  const [printed, [status]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
  expect(printed).toBe(`HOST, ${name}: listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`);
  expect(status).toBe(1);
  other.close();
});

test('in production the server does not start with stand-ins, and names each of them', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: { NODE_ENV: 'production', DATABASE_URL: database.url },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  for (const name of ['JWT_SECRET', 'PORTAL_CLIENT_SECRET', 'DEVICE_MAKER_KEYS_URL', 'SHOP_API_KEY', 'SMS_SENDER']) {
    expect(stderr).toContain(`${name} is not set`);
  }
});
