import type { CallKey } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import Fastify, { type FastifyInstance } from 'fastify';
import { openTestDatabase, type TestDatabase } from '../../../../test/app.ts';
import { testNow } from '../../../../test/market.ts';
import { query } from '../../../../test/query.ts';
import { banMessage, openVisitors, type Role, type Visitor } from '../../../../test/visitors.ts';
import { makeCallers } from '../../../sessions/callers.ts';
import { defaults } from '../../config.ts';
import { type Database, openDatabase } from '../../database/database.ts';
import { ApiError } from '../../errors.ts';
import { makeKeys } from '../../keys.ts';
import { respondToFailures } from '../failures/failures.ts';
import { validateStrictly } from '../input/validation.ts';
import { serve } from '../serve.ts';
import { recogniseCallers } from './caller.ts';

/** Calls that exist in this test only: it checks who may make them. */
jest.mock('@jangteo/contract', () => {
  const schemas = jest.requireActual('typebox').Type;
  const params = schemas.Object({ id: schemas.Integer() });
  const reply = schemas.Object({ memberId: schemas.Integer() });
  const calls = {
    'GET /test/visitor': { access: 'visitor' },
    'GET /test/member': { access: 'member' },
    'PUT /test/member': { access: 'member' },
    'DELETE /test/member': { access: 'member', isOpenToBanned: true },
    'GET /test/admin/:id': { access: 'admin', params },
    'PUT /test/admin/:id': { access: 'admin', params, body: schemas.Object({ name: schemas.String() }) },
  };
  const complete = Object.entries(calls).map(([key, call]) => [key, { summary: '시험', reply, ...call }]);
  return { ...jest.requireActual('@jangteo/contract'), calls: Object.fromEntries(complete) };
});

let store: TestDatabase;
let database: Database;
let app: FastifyInstance;
let visitors: Record<Role, Visitor>;
let now: Date;
let asked: string[];

beforeAll(async () => {
  store = await openTestDatabase('migrated');
  database = openDatabase(store.url, () => undefined);
  visitors = await openVisitors(store.url);
  const countingQueries: Database = {
    ...database,
    query: (sql, values) => {
      asked.push(sql);
      return database.query(sql, values);
    },
  };
  app = Fastify();
  respondToFailures(app);
  validateStrictly(app);
  recogniseCallers(
    app,
    makeCallers(countingQueries, makeKeys(defaults.jwtSecret), () => now),
  );
  serveTestCalls(app);
});
beforeEach(() => {
  now = testNow;
  asked = [];
});
afterAll(async () => {
  await app.close();
  await database.close();
  await store.drop();
});

interface HandlerInput {
  member?: { memberId: number };
  caller: () => Promise<{ memberId: number } | undefined>;
  params: { id: number };
}
type Handle = (given: HandlerInput) => Promise<{ memberId: number }>;

function serveTestCalls(to: FastifyInstance): void {
  const on = (key: string, handle: Handle) => serve(to, key as CallKey, handle as never);
  const answerMember: Handle = async ({ member }) => ({ memberId: member?.memberId ?? 0 });
  const answerOrMissing: Handle = async ({ member, params }) => {
    if (params.id === 404) throw new ApiError('noData');
    return { memberId: member?.memberId ?? 0 };
  };
  on('GET /test/visitor', async ({ caller }) => ({ memberId: (await caller())?.memberId ?? 0 }));
  on('GET /test/member', answerMember);
  on('PUT /test/member', answerMember);
  on('DELETE /test/member', answerMember);
  on('GET /test/admin/:id', answerOrMissing);
  on('PUT /test/admin/:id', answerOrMissing);
}

type Method = 'GET' | 'PUT' | 'DELETE';

const send = (method: Method, url: string, headers: Record<string, string> = {}, payload?: object) =>
  app.inject({ method, url, headers, ...(payload && { payload }) });

async function outcome(method: Method, url: string, role: Role, payload?: object) {
  const reply = await send(method, url, visitors[role].headers, payload);
  const { code, data, message } = reply.json();
  return code === codes.ok ? data : { status: reply.statusCode, code, message };
}

const loginNeeded = { status: 401, code: codes.tokenMissing, message: '로그인이 필요해요.' };

test('a call for members gets the member, with one query', async () => {
  expect(await outcome('GET', '/test/member', 'visitor')).toEqual(loginNeeded);
  for (const role of ['member', 'otherMember', 'banned', 'admin'] as const) {
    asked = [];
    expect(await outcome('GET', '/test/member', role)).toEqual({ memberId: visitors[role].memberId });
    expect(asked).toHaveLength(1);
  }
});

test('a call for everyone can look the caller up', async () => {
  expect(await outcome('GET', '/test/visitor', 'visitor')).toEqual({ memberId: 0 });
  expect(asked).toEqual([]);
  expect(await outcome('GET', '/test/visitor', 'member')).toEqual({ memberId: visitors.member.memberId });
});

test('an expired token is reported by a call for everyone, so that the client refreshes it', async () => {
  now = new Date(testNow.getTime() + 16 * 60 * 1_000);
  expect(await outcome('GET', '/test/visitor', 'member')).toMatchObject({ code: codes.tokenExpired });
});

test('[SES-15] a banned member may read, and may write only where the call allows it', async () => {
  expect(await outcome('PUT', '/test/member', 'banned')).toEqual({
    status: 403,
    code: codes.unsupported,
    message: banMessage,
  });
  expect(await outcome('DELETE', '/test/member', 'banned')).toEqual({ memberId: visitors.banned.memberId });
  expect(await outcome('PUT', '/test/member', 'member')).toEqual({ memberId: visitors.member.memberId });
});

test('a ban, a role and a withdrawal take effect with the next request', async () => {
  const { memberId } = visitors.otherMember;
  await query(store.url, "UPDATE member SET ban_message = '안내', banned_at = now() WHERE member_id = $1", [memberId]);
  expect(await outcome('PUT', '/test/member', 'otherMember')).toMatchObject({ message: '안내' });
  await query(
    store.url,
    `UPDATE member SET ban_message = NULL, banned_at = NULL, nickname = NULL, agreed_at = NULL,
            shop_customer_key = NULL, withdrawn_at = now()
     WHERE member_id = $1`,
    [memberId],
  );
  expect(await outcome('GET', '/test/member', 'otherMember')).toMatchObject({ code: codes.refreshExpired });
});

describe('a call for admins', () => {
  test('is served for admins', async () => {
    expect(await outcome('GET', '/test/admin/1', 'admin')).toEqual({ memberId: visitors.admin.memberId });
    expect(await outcome('PUT', '/test/admin/1', 'admin', {})).toMatchObject({ code: codes.required });
  });

  const strangers: [what: string, headers: () => Record<string, string>][] = [
    ['a visitor', () => ({})],
    ['a member', () => visitors.member.headers],
    ['a banned member', () => visitors.banned.headers],
    ['a made-up token', () => ({ authorization: 'Bearer a.b.c' })],
    ['an empty token', () => ({ authorization: 'Bearer ' })],
  ];
  const attempts: [Method, string, object?][] = [
    ['GET', '/test/admin/1'],
    ['GET', '/test/admin/no-number'],
    ['GET', '/test/admin/1?unknown=1'],
    ['PUT', '/test/admin/1', { name: '이름' }],
    ['PUT', '/test/admin/1', { wrong: true }],
  ];

  test.each(strangers)('is, for %s, byte for byte what a missing call is for an admin', async (_who, headers) => {
    const withoutId = ({ payload, headers: sent }: { payload: string; headers: object }) => ({
      payload: payload.replace(/"requestId":"[^"]*"/, '"requestId":""'),
      headers: { ...sent, date: '', 'content-length': '' },
    });
    const missing = await send('GET', '/test/admin/404', visitors.admin.headers);
    expect(missing.json()).toMatchObject({ code: codes.noData });
    for (const [method, url, payload] of attempts) {
      const reply = await send(method, url, headers(), payload);
      expect([reply.statusCode, withoutId(reply)]).toEqual([missing.statusCode, withoutId(missing)]);
    }
  });

  test('reports an expired token to an admin only', async () => {
    now = new Date(testNow.getTime() + 16 * 60 * 1_000);
    expect(await outcome('GET', '/test/admin/1', 'admin')).toMatchObject({ code: codes.tokenExpired });
    expect(await outcome('GET', '/test/admin/1', 'member')).toMatchObject({ code: codes.noData });
  });
});
