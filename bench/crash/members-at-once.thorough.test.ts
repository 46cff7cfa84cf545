import { randomBytes } from 'node:crypto';
import type { GamePlay } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { forgottenTables } from '../../api/src/members/withdrawal.ts';
import { type Database, openDatabase } from '../../api/src/platform/database/database.ts';
import { makeKeys } from '../../api/src/platform/keys.ts';
import { reconcileStars } from '../../api/src/stars/upkeep/reconcile.ts';
import { openTestDatabase } from '../../api/test/app.ts';
import { aPost, newKey } from '../../api/test/community.ts';
import { openOutside, outsideAddress } from '../../api/test/outside.ts';
import { settleExchanges } from '../../api/test/settle-exchanges.ts';
import { openPeople, type Person } from './people.ts';
import { RetryingClient } from './retrying-client.ts';
import { compare } from './scenario.ts';
import { TwoServers } from './two-servers.ts';

jest.setTimeout(180_000);

const opened = new AsyncDisposableStack();
afterAll(() => opened.disposeAsync());

const given = 10_000;
const exchanged = 1_000;
const starsOfPost = 10;

/** What the responses said to one member. */
interface Outcome {
  person: Person;
  isGone: boolean;
  exchangeIds: Set<number>;
  posts: number;
  prizes: Set<number>;
}

/** What the law wants kept of a withdrawn member is kept for the account at the provider. */
const accountsSql = `
  INSERT INTO social_account (channel_type, subject, member_id) SELECT 1001, 'at-once-' || member_id, member_id FROM member`;

async function openMarket() {
  const { url, drop } = await openTestDatabase('migrated');
  opened.defer(drop);
  const outside = await openOutside(() => new Date());
  opened.defer(() => outside.close());
  const jwtSecret = randomBytes(32).toString('hex');
  const servers = opened.use(
    await TwoServers.start(url, { JWT_SECRET: jwtSecret, OUTSIDE_URL: outsideAddress(outside) }),
  );
  const database = openDatabase(url, () => undefined);
  opened.defer(() => database.close());
  const people = await openPeople(database, makeKeys(jwtSecret), 100);
  await database.query(accountsSql);
  const findGrants = async (): Promise<{ grantKey: string; points: number; requests: number }[]> =>
    (await outside.inject('/control/shop/points')).json().list;
  return { url, database, people, findGrants, client: new RetryingClient(() => servers.addresses) };
}

/** Everything at once, and the acts that must happen once doubled. */
async function actAtOnce(client: RetryingClient, person: Person, isLeaving: boolean): Promise<Outcome> {
  const outcome: Outcome = { person, isGone: false, exchangeIds: new Set(), posts: 0, prizes: new Set() };
  const { headers } = person;
  const exchange = async (requestKey: string) => {
    const body = { stars: exchanged, requestKey };
    const { code, data } = await client.ask<{ exchangeId: number }>('POST /api/v1/user/point/exchange', {
      headers,
      body,
    });
    if (code === codes.ok) outcome.exchangeIds.add(data.exchangeId);
    else expect([codes.refreshExpired, codes.outOfRange]).toContain(code);
  };
  const earn = async () => {
    const { code } = await client.ask('POST /api/v1/community/dashboard', { headers, body: aPost() });
    if (code === codes.ok) outcome.posts += 1;
    else expect(code).toBe(codes.refreshExpired);
  };
  const play = async () => {
    const request = { params: { code: 'lucky-basket' }, headers };
    const { code, data } = await client.ask<GamePlay>('POST /api/v1/game/:code/play', request);
    if (code === codes.ok) outcome.prizes.add(data.stars);
    else expect(code).toBe(codes.refreshExpired);
  };
  const doubled = newKey();
  const acts = [exchange(doubled), exchange(doubled), exchange(newKey()), earn(), play(), play()];
  if (isLeaving) acts.push(leave(client, outcome));
  await Promise.all(acts);
  return outcome;
}

/** Refused while an exchange is open. Where a response was lost, the session has ended by the try that it answered. */
async function leave(client: RetryingClient, outcome: Outcome): Promise<void> {
  const request = { headers: outcome.person.headers, body: { reason: 'rarelyUsed' } };
  const { code } = await client.ask('DELETE /api/v2/auth/social/withdrawal', request);
  const wasLost = client.tries.some(({ status }) => status === undefined || status === 503);
  expect([codes.ok, codes.withdrawalFailed, ...(wasLost ? [codes.refreshExpired] : [])]).toContain(code);
  if (code !== codes.withdrawalFailed) outcome.isGone = true;
}

const balancesSql = `
  SELECT member_id AS "memberId", balance FROM star_account WHERE member_id = ANY ($1) ORDER BY member_id`;

const exchangesSql = `
  SELECT member_id || ' ' || exchange_id || ' ' || status AS fact FROM star_exchange WHERE member_id = ANY ($1)`;

/** Of those who have left, what the law wants kept. */
const paidSql = `
  SELECT grant_key::text || ' ' || points AS fact FROM star_exchange WHERE status = 'COMPLETED'
  UNION ALL
  SELECT (details ->> 'grantKey') || ' ' || (details ->> 'points') FROM kept_record WHERE kind = 'exchange'`;

const factsOf = async (database: Database, sql: string, values: unknown[] = []) =>
  (await database.query<{ fact: string }>(sql, values)).map(({ fact }) => fact);

test('[MYP-03] 100 members exchange, earn, play and withdraw at once in two processes: every star is accounted for', async () => {
  const { url, database, people, findGrants, client } = await openMarket();
  const outcomes = await Promise.all(people.map((person, n) => actAtOnce(client, person, n % 2 === 0)));
  await settleExchanges(url);
  // Those whose exchange was open leave now.
  const waiting = outcomes.filter(({ isGone }, n) => n % 2 === 0 && !isGone);
  await Promise.all(waiting.map((each) => leave(client, each)));
  await settleExchanges(url);
  expect(outcomes.filter(({ isGone }) => isGone)).toHaveLength(50);

  // Nothing is left of those who are gone, and everything of the others is as the responses said.
  const gone = outcomes.filter(({ isGone }) => isGone).map(({ person }) => person.memberId);
  for (const table of forgottenTables) {
    expect({ table, rows: await database.query(`SELECT FROM ${table} WHERE member_id = ANY ($1)`, [gone]) }).toEqual({
      table,
      rows: [],
    });
  }
  const present = outcomes.filter(({ isGone }) => !isGone);
  expect(present.filter(({ prizes, posts }) => prizes.size !== 1 || posts !== 1)).toEqual([]);
  const presentIds = present.map(({ person }) => person.memberId);
  const promised = present.flatMap(({ person, exchangeIds }) =>
    [...exchangeIds].map((id) => `${person.memberId} ${id} COMPLETED`),
  );
  expect(promised).toHaveLength(100);
  expect(compare('exchanges', promised, await factsOf(database, exchangesSql, [presentIds]))).toEqual([]);
  expect(await database.query(balancesSql, [presentIds])).toEqual(
    present.map(({ person: { memberId }, prizes }) => ({
      memberId,
      balance: given + starsOfPost + [...prizes].reduce((sum, prize) => sum + prize, 0) - 2 * exchanged,
    })),
  );
  expect(await reconcileStars(database, new Date())).toEqual({ checked: 50, mismatches: [] });

  // The shop platform granted what was exchanged, once, also to those who left afterwards.
  const grants = await findGrants();
  expect(grants.filter(({ requests }) => requests !== 1)).toEqual([]);
  const points = grants.map(({ grantKey, points: amount }) => `${grantKey} ${amount}`);
  expect(compare('points', points, await factsOf(database, paidSql))).toEqual([]);
});
