import { once } from 'node:events';
import { codes } from '@jangteo/contract/codes';
import { randomFor } from '../../../demo/random.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/app.ts';
import { openOutside, outsideAddress } from '../../../test/outside.ts';
import { query } from '../../../test/query.ts';
import { type ServerProcess, startServerProcess } from '../../../test/server-process.ts';
import { giveStars, newMember } from '../../../test/stars.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { makeKeys } from '../../platform/keys.ts';
import { openSession } from '../../sessions/open-session.ts';
import { reconcileStars } from '../upkeep/reconcile.ts';

const requests = Number(process.env.EXCHANGES ?? 300);
const kills = Number(process.env.KILLS ?? 2);
const atOnce = 64;
const repeated = 0.3;
const affordable = 8;
const wanted = 10;
const stars = 1_000;
const jwtSecret = 'a secret that two processes share';

/** Two busy cores must not decide about it. */
jest.setTimeout(180_000 + requests * 60 + kills * 10_000);

type Outside = Awaited<ReturnType<typeof openOutside>>;

let store: TestDatabase;
let database: Database;
let outside: Outside;
let servers: ServerProcess[] = [];
beforeEach(async () => {
  store = await openTestDatabase('migrated');
  database = openDatabase(store.url, () => undefined);
  outside = await openOutside(() => new Date());
  servers = await Promise.all([start(), start()]);
});
afterEach(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await database.close();
  await outside.close();
  await store.drop();
});

const start = () =>
  startServerProcess(store.url, {
    JWT_SECRET: jwtSecret,
    OUTSIDE_URL: outsideAddress(outside),
    LOG_LEVEL: 'info',
    ...{ ADDRESS_PER_MINUTE: '9999999', DEVICE_PER_MINUTE: '9999999', MEMBER_PER_MINUTE: '9999999' },
  });

interface Ask {
  memberId: number;
  token: string;
  requestKey: string;
}

/** Each member has stars for some exchanges and asks for more; some of the requests come again. */
async function planRequests(): Promise<Ask[]> {
  const random = randomFor('exchanges');
  const first: Ask[] = [];
  while (first.length < requests * (1 - repeated)) {
    const memberId = await newMember(store.url, `회원${first.length}`);
    await giveStars(database, { memberId, stars: affordable * stars, now: new Date() });
    const { accessToken: token } = await database.transaction((transaction) =>
      openSession(transaction, makeKeys(jwtSecret), { memberId, deviceUuid: `w-${memberId}`, now: new Date() }),
    );
    for (let n = 0; n < wanted; n += 1) first.push({ memberId, token, requestKey: `exchange-${memberId}-${n}` });
  }
  const again = Array.from({ length: requests - first.length }, () => random.pick(first));
  const order = [...first, ...again].map((ask) => ({ ask, at: random.next() }));
  return order.sort((a, b) => a.at - b.at).map(({ ask }) => ask);
}

interface Answer {
  code: number;
  exchangeId: number | undefined;
}

/** As a client does: asks with the same key until there is an answer. */
async function askUntilAnswered({ token, requestKey }: Ask): Promise<Answer> {
  for (;;) {
    const { address } = servers[Math.floor(Math.random() * servers.length)] as ServerProcess;
    const reply = await fetch(`${address}/api/v1/user/point/exchange`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ stars, requestKey }),
      signal: AbortSignal.timeout(10_000),
    }).then(
      (response) => response.json() as Promise<{ code: number; data?: { exchangeId: number } }>,
      () => undefined,
    );
    if (reply && reply.code !== codes.requestTimeout) return { code: reply.code, exchangeId: reply.data?.exchangeId };
    await pause(100 + Math.random() * 200);
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function askAll(asks: Ask[]): Promise<Map<string, Answer[]>> {
  const answers = new Map<string, Answer[]>();
  const waiting = asks.values();
  const worker = async () => {
    for (const ask of waiting) {
      const answer = await askUntilAnswered(ask);
      answers.set(ask.requestKey, [...(answers.get(ask.requestKey) ?? []), answer]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return answers;
}

/** Until the shop has answered all; what waits for its next time does not have to. */
async function settleAll(): Promise<void> {
  for (;;) {
    const [open] = await query<{ count: number }>(
      store.url,
      'SELECT count(*)::integer AS count FROM star_exchange WHERE finished_at IS NULL',
    );
    if (open?.count === 0) return;
    await query(
      store.url,
      "UPDATE star_exchange SET sent_at = sent_at - interval '10 seconds' WHERE finished_at IS NULL",
    );
    await query(
      store.url,
      "UPDATE outbox SET next_at = now() WHERE done_at IS NULL AND next_at > now() + interval '9 seconds'",
    );
    await pause(500);
  }
}

async function expectExact(asks: Ask[], answers: Map<string, Answer[]>): Promise<void> {
  const members = new Set(asks.map(({ memberId }) => memberId));
  for (const [key, each] of answers) {
    const different = new Set(each.map(({ code, exchangeId }) => `${code} ${exchangeId}`));
    expect({ key, different: [...different] }).toEqual({
      key,
      different: [expect.stringMatching(/^(0 \d+|13 undefined)$/)],
    });
  }
  const done = [...answers].filter(([, [first]]) => first?.code === codes.ok);

  const exchanges = await query<{ key: string; exchangeId: number; status: string; grantKey: string; points: number }>(
    store.url,
    'SELECT request_key AS key, exchange_id AS "exchangeId", status, grant_key AS "grantKey", points FROM star_exchange',
  );
  expect(exchanges.map(({ key, exchangeId }) => [key, exchangeId]).sort()).toEqual(
    done.map(([key, [first]]) => [key, first?.exchangeId]).sort(),
  );
  expect(new Set(exchanges.map(({ status }) => status))).toEqual(new Set(['COMPLETED']));

  const { list } = (await outside.inject('/control/shop/points')).json() as {
    list: { grantKey: string; points: number; requests: number }[];
  };
  expect(list.map(({ grantKey, points }) => [grantKey, points]).sort()).toEqual(
    exchanges.map(({ grantKey, points }) => [grantKey, points]).sort(),
  );
  expect(list.filter((grant) => grant.requests !== 1)).toEqual([]);

  expect(await reconcileStars(database, new Date())).toEqual({ checked: members.size, mismatches: [] });
  const balances = await query<{ balance: number }>(store.url, 'SELECT balance FROM star_account');
  const spent = exchanges.length * stars;
  expect(balances.reduce((sum, { balance }) => sum + balance, 0)).toBe(members.size * affordable * stars - spent);
  expect(exchanges).toHaveLength(members.size * affordable);
}

test(`[MYP-03] ${requests} exchanges, ${atOnce} at once, at two processes: each key once, every sum exact`, async () => {
  const asks = await planRequests();
  const answers = await askAll(asks);
  await settleAll();
  await expectExact(asks, answers);
});

test(`${requests} exchanges while a process is killed ${kills} times: every key resolves, none is doubled`, async () => {
  const asks = await planRequests();
  let isOver = false;
  const killing = (async () => {
    for (let n = 0; n < kills; n += 1) {
      await pause(200 + Math.random() * 500);
      const victim = servers[n % 2] as ServerProcess;
      const ended = once(victim.child, 'exit');
      victim.child.kill('SIGKILL');
      await ended;
      servers[n % 2] = await start();
    }
    isOver = true;
  })();
  const answers = await askAll(asks);
  while (!isOver) {
    // Repetitions go on as long as processes die, and leave them room to start.
    await pause(500);
    for (const [key, each] of await askAll(asks.slice(0, atOnce))) answers.get(key)?.push(...each);
  }
  await killing;
  await settleAll();
  await expectExact(asks, answers);
});
