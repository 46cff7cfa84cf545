import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { openTestDatabase, type TestDatabase } from '../test/app.ts';

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

interface LogLine {
  msg: string;
  [name: string]: unknown;
}

/** The server as a process of its own, and what it logs. */
async function startServer() {
  const env = { ...process.env, DATABASE_URL: database.url, PORT: '0' };
  const started = spawn(process.execPath, [join(__dirname, 'server.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const log: LogLine[] = [];
  const address = await new Promise<string>((done) => {
    createInterface(started.stdout as NodeJS.ReadableStream).on('line', (line) => {
      const entry = JSON.parse(line) as LogLine;
      log.push(entry);
      const [, url] = /listening at (http\S+)/.exec(entry.msg) ?? [];
      if (url) done(url);
    });
  });
  return { started, address, log };
}

test('told to end, it answers the requests it has and then ends; its log keeps secrets', async () => {
  const { started, address, log } = await startServer();
  server = started;
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE notice');
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
  expect(log).toContainEqual(
    expect.objectContaining({ msg: 'answered', route: '/api/v1/display/notice', status: 200 }),
  );
  expect(JSON.stringify(log)).not.toMatch(/topsecret|page=3/);
});
