import { codes } from '@jangteo/contract/codes';
import { type Database, openDatabase } from '../../api/src/platform/database/database.ts';
import { makeKeys } from '../../api/src/platform/keys.ts';
import { openSession } from '../../api/src/sessions/open-session.ts';
import { reconcileStars } from '../../api/src/stars/upkeep/reconcile.ts';
import { openTestDatabase, type TestDatabase } from '../../api/test/app.ts';
import { openOutside, outsideAddress } from '../../api/test/outside.ts';
import { query } from '../../api/test/query.ts';
import { settleExchanges } from '../../api/test/settle-exchanges.ts';
import { bearer } from '../../api/test/sign-in.ts';
import { giveStars, newMember } from '../../api/test/stars.ts';
import { randomFor } from '../../demo/random.ts';
import { RetryingClient } from '../crash/retrying-client.ts';
import { TwoServers } from '../crash/two-servers.ts';

const requests = Number(process.env.EXCHANGES ?? 300);
const atOnce = 64;
const repeated = 0.3;
const affordable = 8;
const wanted = 10;
const stars = 1_000;
const jwtSecret = 'a secret that two processes share';

/** Long enough for a busy machine. */
jest.setTimeout(180_000 + requests * 60);

type Outside = Awaited<ReturnType<typeof openOutside>>;

let store: TestDatabase;
let database: Database;
let outside: Outside;
let servers: TwoServers;
let client: RetryingClient;
beforeAll(async () => {
  store = await openTestDatabase('migrated');
  database = openDatabase(store.url, () => undefined);
  outside = await openOutside(() => new Date());
  servers = await TwoServers.start(store.url, { JWT_SECRET: jwtSecret, OUTSIDE_URL: outsideAddress(outside) });
  client = new RetryingClient(() => servers.addresses);
});
afterAll(async () => {
  servers[Symbol.dispose]();
  await database.close();
  await outside.close();
  await store.drop();
});

interface Ask {
  memberId: number;
  token: string;
  requestKey: string;
}

/** Each member has stars for some exchanges and requests more; some requests are repeated. */
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

interface Asked {
  exchangeId: number;
}

async function askAll(asks: Ask[]): Promise<Map<string, Answer[]>> {
  const answers = new Map<string, Answer[]>();
  const waiting = asks.values();
  const worker = async () => {
    for (const ask of waiting) {
      const { token, requestKey } = ask;
      const said = { headers: bearer(token), body: { stars, requestKey } };
      const { code, data } = await client.ask<Asked | undefined>('POST /api/v1/user/point/exchange', said);
      answers.set(requestKey, [...(answers.get(requestKey) ?? []), { code, exchangeId: data?.exchangeId }]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return answers;
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

test(`[MYP-03] ${requests} exchanges, ${atOnce} at once, at two processes: each key is granted once, and every sum is exact`, async () => {
  const asks = await planRequests();
  const answers = await askAll(asks);
  await settleExchanges(store.url);
  await expectExact(asks, answers);
});
