import type { Post, Tokens } from '@jangteo/contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import { defaults } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { makeKeys } from '../src/platform/keys.ts';
import { openSession } from '../src/sessions/open-session.ts';
import { generousLimits, openTestApp, type TestApp } from './app.ts';
import { callAs } from './call-as.ts';
import { aPost, type Community, newKey, openCommunity, write } from './community.ts';
import { testNow } from './market.ts';
import { query } from './query.ts';
import { openVisitors, type Role, type Visitor } from './visitors.ts';

/** Two instances of the API on one database, each with connections of its own. */
let market: Community;
let second: FastifyInstance;
beforeAll(async () => {
  market = await openCommunity();
  second = await openSecond(market.databaseUrl, () => market.clock.now);
});
afterEach(() => market.clear());
afterAll(async () => {
  await second.close();
  await market.close();
});

const openSecond = (databaseUrl: string, now: () => Date): Promise<FastifyInstance> =>
  buildApp({ ...defaults, databaseUrl, logLevel: 'silent', backgroundPauseMs: 0, load: generousLimits, now });

/** Calls alternate between the instances. */
const callOn = (n: number, who: Visitor) => callAs(n % 2 ? second : market.app, who);
const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));
const read = (id: number) => market.visitor.call<Post>('GET /api/v1/community/dashboard/:id', { params: { id } });

test('[COM-02] 100 likes of 50 members at once are 50 rows, and pay the writer up to the daily cap', async () => {
  const id = await write(market.writer, undefined, { body: '짧은 글' });
  const members = await market.newcomers(50);
  await times(100, (n) => {
    const member = members[n % 50] ?? market.reader;
    return callOn(n + Math.floor(n / 50), member)('PUT /api/v1/community/dashboard/:id/like', {
      params: { id },
      body: { isLike: true },
    });
  });
  expect((await read(id)).likeCount).toBe(50);
  expect(await market.one('SELECT count(*)::int AS rows FROM post_like')).toEqual({ rows: 50 });
  const account = 'SELECT balance FROM star_account WHERE member_id = $1';
  expect(await market.one(account, [market.writer.memberId])).toEqual({ balance: 20 });
});

test('[COM-02] likes and unlikes, 100 at once, leave a correct count', async () => {
  const id = await write(market.writer);
  const members = await market.newcomers(10);
  await times(100, (n) =>
    callOn(n, members[n % 10] ?? market.reader)('PUT /api/v1/community/dashboard/:id/like', {
      params: { id },
      body: { isLike: n % 3 === 0 },
    }),
  );
  const { rows } = await market.one<{ rows: number }>('SELECT count(*)::int AS rows FROM post_like');
  expect((await read(id)).likeCount).toBe(rows);
});

test('[COM-05] 100 votes of one member at once count once', async () => {
  const asked = aPost({ options: ['하나', '둘'], isMultiple: false, closeDt: '2026-11-25T00:00:00Z' });
  const { postId: id } = await market.admin.call<{ postId: number }>('POST /api/v1/community/survey', { body: asked });
  const { poll } = await read(id);
  const options = poll?.options.map(({ optionId }) => optionId) ?? [];
  await times(100, (n) =>
    callOn(n, market.reader)('POST /api/v1/community/survey/:id/vote', {
      params: { id },
      body: { optionIds: [options[n % 2]] },
    }),
  );
  expect((await read(id)).poll?.voterCount).toBe(1);
  expect(
    await market.one(
      'SELECT count(*)::int AS rows, sum(vote_count)::int AS votes FROM poll_choice JOIN poll_option USING (option_id)',
    ),
  ).toEqual({ rows: 1, votes: 1 });
});

test('[COM-03] 100 acceptances at once count once', async () => {
  const id = await write(market.writer, 'POST /api/v1/community/qna');
  const members = await market.newcomers(10);
  const answers = await times(10, (n) =>
    callOn(n, members[n] ?? market.reader)<{ replyId: number }>('POST /api/v1/community/qna/:id/reply', {
      params: { id },
      body: { requestKey: newKey(), body: '답변입니다' },
    }),
  );
  await times(100, (n) =>
    callOn(n, market.writer)('PUT /api/v1/community/qna/:id/accept/:replyId', {
      params: { id, replyId: answers[n % 10]?.replyId ?? 0 },
    }),
  );
  const paid = "SELECT count(*)::int AS times FROM star_ledger WHERE rule = 'answerAccepted'";
  expect(await market.one(paid)).toEqual({ times: 1 });
});

test('[COM-02] a post that is sent 100 times at once is written once', async () => {
  const body = aPost();
  const answers = await times(100, (n) =>
    callOn(n, market.writer)<{ postId: number }>('POST /api/v1/community/dashboard', { body }),
  );
  expect(new Set(answers.map(({ postId }) => postId)).size).toBe(1);
  expect(await market.query('SELECT FROM post')).toHaveLength(1);
});

test('[SES-08] of 50 refreshes with one token at once, one rotates it and all get its successor', async () => {
  const database = openDatabase(market.databaseUrl, () => undefined);
  const keys = makeKeys(defaults.jwtSecret);
  const opening = { memberId: market.reader.memberId, deviceUuid: 'w-tabs', now: market.clock.now };
  const { accessToken, refreshToken } = await openSession(database, keys, opening);
  await database.close();
  const headers = { accessToken, refreshToken, deviceUuid: 'w-tabs' };
  const answers = await times(50, (n) => callOn(n, { memberId: 0, headers })<Tokens>('PUT /api/v1/token/jwt/refresh'));
  expect(new Set(answers.map((tokens) => JSON.stringify(tokens))).size).toBe(1);
  expect(answers[0]?.refreshToken).not.toBe(refreshToken);
  const kept = `SELECT count(*)::int AS tokens, count(rotated_at)::int AS turned, count(revoked_at)::int AS revoked
    FROM refresh_token JOIN session USING (session_id) WHERE device_uuid = 'w-tabs'`;
  expect(await market.one(kept)).toEqual({ tokens: 2, turned: 1, revoked: 0 });
});

describe.each([
  ['product', 'productNo', 'product_no'],
  ['shop', 'shopId', 'shop_id'],
] as const)('[SHP-06] likes of a %s', (kind, id, column) => {
  let shown: TestApp;
  let other: FastifyInstance;
  let visitors: Record<Role, Visitor>;
  beforeAll(async () => {
    shown = await openTestApp('market');
    other = await openSecond(shown.databaseUrl, () => testNow);
    visitors = await openVisitors(shown.databaseUrl);
  });
  afterAll(async () => {
    await other.close();
    await shown.close();
  });

  test('100 of one member at once count once, and those of two members twice', async () => {
    const count = async () => {
      const sql = `SELECT ${column} AS no, like_count AS likes,
          (SELECT count(*)::int FROM ${kind}_like WHERE ${kind}_like.${column} = ${kind}.${column}) AS rows
        FROM ${kind} ORDER BY 1 LIMIT 1`;
      const [counted] = await query<{ no: number; likes: number; rows: number }>(shown.databaseUrl, sql);
      return counted ?? { no: 0, likes: 0, rows: 0 };
    };
    const before = await count();
    const who = [visitors.member, visitors.otherMember] as const;
    await times(200, (n) =>
      callAs(n % 2 ? other : shown.app, who[n < 100 ? 0 : 1])(`POST /api/v1/user/like/${kind}`, {
        body: { [id]: before.no },
      }),
    );
    expect(await count()).toEqual({ no: before.no, likes: before.likes + 2, rows: before.rows + 2 });
  });
});
