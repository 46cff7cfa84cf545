import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
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

test('told to end, it answers the requests it has and then ends; its log keeps secrets', async () => {
  const { child: started, address, log } = await startServerProcess(database.url);
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
