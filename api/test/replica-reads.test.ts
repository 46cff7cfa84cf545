import { randomUUID } from 'node:crypto';
import type { Post } from '@jangteo/contract';
import pg from 'pg';
import { openTestApp, openTestDatabase, type TestApp, type TestDatabase } from './app.ts';
import { callAs } from './call-as.ts';
import { aPost, write } from './community.ts';
import { query } from './query.ts';
import { openVisitors, type Role, type Visitor } from './visitors.ts';

// All clients of one address share its memory.
jest.mock('ioredis', () => ({ Redis: jest.requireActual('ioredis-mock') }));

/** The database, and a replica of it that stands still: what is read tells where it was read. */
let database: TestDatabase;
let replica: TestDatabase;
let one: TestApp;
let other: TestApp;
let visitors: Record<Role, Visitor>;
let postId: number;
const redisUrl = `redis://writers.test/${randomUUID()}`;

beforeAll(async () => {
  database = await openTestDatabase('migrated');
  const primary = await openTestApp('migrated', { databaseUrl: database.url });
  visitors = await openVisitors(database.url);
  postId = await write(as(primary, 'member'));
  await primary.close();
  replica = await openTestDatabase();
  await copy(database.url, replica.url);
  await query(replica.url, `ALTER DATABASE ${nameOf(replica.url)} SET default_transaction_read_only = on`);
  const config = { databaseUrl: database.url, databaseReadUrl: replica.url, redisUrl };
  [one, other] = await Promise.all([openTestApp('migrated', config), openTestApp('migrated', config)]);
  await untilReplicaIsUsed();
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await Promise.all([database.drop(), replica.drop()]);
});

const nameOf = (url: string): string => new URL(url).pathname.slice(1);
const as = ({ app }: TestApp, role: Role) => ({ ...visitors[role], call: callAs(app, visitors[role]) });

/** Ends all connections of `from`: only a database without any may be the template of another. */
async function copy(from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL ?? '' });
  await client.connect();
  await client.query(`DROP DATABASE ${nameOf(to)}`);
  await client.query('SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1', [nameOf(from)]);
  await client.query(`CREATE DATABASE ${nameOf(to)} TEMPLATE ${nameOf(from)}`);
  await client.end();
}

async function untilReplicaIsUsed(): Promise<void> {
  await query(database.url, "UPDATE post SET title = '원본' WHERE post_id = $1", [postId]);
  for (const app of [one, other]) {
    for (let tries = 0; tries < 100 && (await titleOf(app, 'visitor')) === '원본'; tries += 1) {
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

const titleOf = async (app: TestApp, role: Role): Promise<string> =>
  (await as(app, role).call<Post>('GET /api/v1/community/dashboard/:id', { params: { id: postId } })).title;

test('visitors and members who have not written read from the replica, and so does a page that is rendered', async () => {
  expect([await titleOf(one, 'visitor'), await titleOf(other, 'otherMember')]).toEqual(['제목입니다', '제목입니다']);
  const { app } = one;
  const rendered = await app.inject(`/api/v1/community/dashboard/${postId}`);
  expect(rendered.json().data.title).toBe('제목입니다');
  // Who this is cannot be followed.
  const { authorization } = visitors.member.headers;
  const reply = await app.inject({ url: `/api/v1/community/dashboard/${postId}`, headers: { authorization } });
  expect(reply.json().data?.title ?? '원본').toBe('원본');
});

test('a device that has just written reads from the primary, on every process; others do not', async () => {
  const created = await write(as(one, 'admin'));
  const own = (app: TestApp) =>
    as(app, 'admin').call<Post>('GET /api/v1/community/dashboard/:id', { params: { id: created } });
  expect(await own(other)).toMatchObject({ title: '제목입니다' });
  expect(await own(one)).toMatchObject({ title: '제목입니다' });
  expect(await titleOf(other, 'admin')).toBe('원본');
  expect(await titleOf(other, 'visitor')).toBe('제목입니다');
});

test('a write that is refused counts as one', async () => {
  await other.app.inject({
    method: 'POST',
    url: '/api/v1/community/dashboard',
    headers: visitors.banned.headers,
    payload: aPost(),
  });
  expect(await titleOf(one, 'banned')).toBe('원본');
});
