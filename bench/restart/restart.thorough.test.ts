import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, openDatabase } from '../../api/src/platform/database/database.ts';
import { makeKeys } from '../../api/src/platform/keys.ts';
import { openSession } from '../../api/src/sessions/open-session.ts';
import { openTestDatabase, type TestDatabase } from '../../api/test/app.ts';
import { aPost } from '../../api/test/community.ts';
import { bearer } from '../../api/test/sign-in.ts';
import { newMember } from '../../api/test/stars.ts';
import { type Market, makeOpenMarket } from '../../edge/src/testing/fixture-releases.ts';
import { Balancer, type Server, startApi, startEdge } from './servers.ts';

const requests = Number(process.env.RESTART_REQUESTS ?? 800);
const atOnce = 12;
const secrets = { JWT_SECRET: 'a secret that two processes share', EDGE_API_KEYS: 'k'.repeat(32) };

jest.setTimeout(180_000 + requests * 30);

let store: TestDatabase;
let database: Database;
let market: Market;
let productNo: number;
let apis: [Server, Server];
let edges: [Server, Server];
beforeAll(async () => {
  [store, market] = await Promise.all([openTestDatabase('market'), makeOpenMarket()]);
  database = openDatabase(store.url, () => undefined);
  const [{ n } = { n: 0 }] = await database.query<{ n: number }>(
    'SELECT min(product_no) AS n FROM product WHERE is_displayed',
  );
  productNo = n;
  apis = await Promise.all([startApi(store.url, secrets), startApi(store.url, secrets)]);
  edges = await Promise.all([startEdge(market, apis, secrets), startEdge(market, apis, secrets)]);
});
afterAll(async () => {
  await Promise.all([...edges, ...apis].map((server) => server.stop()));
  await database.close();
  await store.drop();
  await rm(market.folder, { recursive: true });
});

const clock = '/api/v1/display/web/current-datetime';
const promised = new Set<number>();
const lost: string[] = [];

/** A page with two calls, a read, a write that may be repeated by its key, and one that may not. */
const kinds: ((address: string, headers: Record<string, string>) => Promise<Response>)[] = [
  (address) => fetch(`${address}/?call=${clock}&call=/api/v1/display/home/deal&n=${randomUUID()}`),
  (address) => fetch(address + clock),
  async (address, headers) => {
    const response = await fetch(`${address}/api/v1/community/dashboard`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(aPost()),
    });
    if (response.ok) promised.add(((await response.clone().json()) as { data: { postId: number } }).data.postId);
    return response;
  },
  (address) =>
    fetch(`${address}/api/v2/display/product/view/count`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ productNo }),
    }),
];

let sent = 0;

async function browse(balancer: Balancer, headers: Record<string, string>, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const kind = turn % kinds.length;
    sent += 1;
    try {
      const response = await kinds[kind]?.(balancer.next(), headers);
      if (!response?.ok) lost.push(`kind ${kind}: ${response?.status} ${await response?.text()}`);
      else await response.arrayBuffer();
    } catch (error) {
      lost.push(`kind ${kind}: ${String((error as Error).cause ?? error)}`);
      // Where nothing is in service, requests fail at once, and nothing else would ever have its turn.
      await pause(10);
    }
  }
}

/** Each member may write few posts in a minute. */
async function signedIn(names: string, n: number): Promise<Record<string, string>> {
  const memberId = await newMember(store.url, `${names}${n}`);
  const { accessToken } = await database.transaction((transaction) =>
    openSession(transaction, makeKeys(secrets.JWT_SECRET), { memberId, deviceUuid: `w-${n}`, now: new Date() }),
  );
  return { ...bearer(accessToken), deviceUuid: `w-${n}` };
}

test('servers of both kinds are restarted in any order under load: no request is lost, no write doubled', async () => {
  // CI may try once more: other people, and nothing of the first try.
  const names = `다시${randomUUID().slice(0, 4)}`;
  const people = await Promise.all(Array.from({ length: atOnce }, (_, n) => signedIn(names, n)));
  sent = 0;
  lost.length = 0;
  promised.clear();
  using balancer = new Balancer(edges);
  let isRestarting = true;
  const work = people.map((headers) => browse(balancer, headers, () => !isRestarting && sent >= requests));
  const orders = [
    () => apis[0].restart(),
    () => edges[0].restart(),
    () => Promise.all([apis[1].restart(), edges[1].restart()]),
  ];
  try {
    do {
      for (const restart of orders) {
        await restart();
        await balancer.allInService();
      }
    } while (sent < requests / 2);
  } finally {
    // Also where a server does not come back: visitors would ask without end, and keep each failure.
    isRestarting = false;
    await Promise.all(work);
  }

  expect(lost).toEqual([]);
  const [{ count } = { count: 0 }] = await database.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM post WHERE member_id IN (SELECT member_id FROM member WHERE nickname LIKE $1 || '%')",
    [names],
  );
  expect(count).toBe(promised.size);
  expect(promised.size).toBeGreaterThan(0);
});
