import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { makeKeys } from '../../api/src/platform/keys.ts';
import { openSession } from '../../api/src/sessions/open-session.ts';
import { giveStars, newMember } from '../../api/test/stars.ts';
import { inProject } from '../../scripts/bootstrap/project.mjs';

export interface Person {
  memberId: number;
  headers: Record<string, string>;
}

export interface Sample {
  dealIds: number[];
  productNos: number[];
  postIds: number[];
}

/** Members who have signed in, each on a device of their own, with stars to exchange; and what there is to look at. */
export async function openDay(databaseUrl: string, jwtSecret: string, count: number): Promise<[Person[], Sample]> {
  const database = openDatabase(databaseUrl, () => undefined);
  const numbers = async (sql: string) => (await database.query<{ n: number }>(sql)).map(({ n }) => n);
  try {
    const people: Person[] = [];
    for (let place = 0; place < count; place += 1) {
      const memberId = await newMember(databaseUrl, `손님${place}`);
      const deviceUuid = `w-${randomUUID()}`;
      const now = new Date();
      await giveStars(database, { memberId, stars: 100_000, now });
      const { accessToken } = await database.transaction((transaction) =>
        openSession(transaction, makeKeys(jwtSecret), { memberId, deviceUuid, now }),
      );
      people.push({ memberId, headers: { authorization: `Bearer ${accessToken}`, deviceUuid } });
    }
    const sample = {
      dealIds: await numbers('SELECT deal_id AS n FROM limited_deal WHERE is_published ORDER BY 1 LIMIT 20'),
      productNos: await numbers('SELECT product_no AS n FROM product WHERE is_displayed ORDER BY 1 LIMIT 200'),
      postIds: await numbers(
        "SELECT post_id AS n FROM post WHERE kind = 'board' AND deleted_at IS NULL ORDER BY 1 LIMIT 50",
      ),
    };
    return [people, sample];
  } finally {
    await database.close();
  }
}

export interface Outcome {
  kind: string;
  ms: number;
  /** The response's status; 0 for none. */
  status: number;
}

export interface Day {
  outcomes: Outcome[];
  /** Posts and exchanges that were acknowledged. */
  posts: Set<number>;
  exchanges: Set<number>;
  /** Addresses of pictures that were stored. */
  photos: string[];
}

interface Turn {
  address: string;
  person: Person;
  sample: Sample;
  day: Day;
}

type Act = (turn: Turn) => Promise<Response>;

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const photo = readFile(inProject('demo/pictures/abalone-1.square.avif')).then((bytes) => new Uint8Array(bytes));
const words = ['사과', '한우', 'ㄱㅁ', '딸기', '제주', '김치', '고등어', '쌀'];

const send = ({ address, person }: Turn, method: string, path: string, body: object): Promise<Response> =>
  fetch(address + path, {
    method,
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const get = ({ address, person }: Turn, path: string): Promise<Response> =>
  fetch(address + path, { headers: person.headers });

async function idOf(response: Response, name: string): Promise<number | undefined> {
  const { data } = (await response.clone().json()) as { data?: Record<string, number> };
  return data?.[name];
}

const post = {
  topic: 'talk',
  title: '제목입니다',
  body: '스무 글자를 넘기려면 이 정도는 써야 하지 않을까 합니다.',
  images: [],
};

/** What visitors do, and in what proportion. */
const acts: Record<string, [share: number, act: Act]> = {
  'a page': [
    28,
    (turn) => fetch(turn.address + pick(['/', '/season', '/community', `/deal/${pick(turn.sample.dealIds)}`])),
  ],
  'a list': [25, (turn) => get(turn, pick(['/api/v1/display/home/deal', '/api/v1/display/web/current-datetime']))],
  'a post, read': [15, (turn) => get(turn, `/api/v1/community/dashboard/${pick(turn.sample.postIds)}`)],
  'a search': [12, (turn) => get(turn, `/api/v1/search?keyword=${encodeURIComponent(pick(words))}`)],
  'a like': [
    12,
    (turn) =>
      send(turn, pick(['POST', 'DELETE']), '/api/v1/user/like/product', { productNo: pick(turn.sample.productNos) }),
  ],
  'a post, written': [
    3,
    async (turn) => {
      const response = await send(turn, 'POST', '/api/v1/community/dashboard', { ...post, requestKey: randomUUID() });
      const id = response.ok ? await idOf(response, 'postId') : undefined;
      if (id) turn.day.posts.add(id);
      return response;
    },
  ],
  'a photo, sent': [
    2,
    async ({ address, person, day }) => {
      const headers = { ...person.headers, 'content-type': 'image/avif' };
      const response = await fetch(`${address}/api/v1/community/image`, { method: 'POST', headers, body: await photo });
      if (response.ok)
        day.photos.push(((await response.clone().json()) as { data: { imageUrl: string } }).data.imageUrl);
      return response;
    },
  ],
  'a photo, seen': [
    5,
    (turn) => {
      const sent = turn.day.photos;
      const path = sent.length > 0 ? pick(sent) : '/img/abalone-1';
      return fetch(`${turn.address}${path}/${pick([160, 320])}`, { headers: { accept: 'image/webp' } });
    },
  ],
  'an exchange': [
    3,
    async (turn) => {
      const body = { stars: 100, requestKey: randomUUID() };
      const response = await send(turn, 'POST', '/api/v1/user/point/exchange', body);
      const id = response.ok ? await idOf(response, 'exchangeId') : undefined;
      if (id) turn.day.exchanges.add(id);
      return response;
    },
  ],
};
const order = Object.entries(acts).flatMap(([kind, [share]]) => Array<string>(share).fill(kind));

/** Everybody acts one thing after the other until it is over. */
export async function liveThroughDay(
  address: string,
  { people, sample, isOver }: { people: readonly Person[]; sample: Sample; isOver: (day: Day) => boolean },
): Promise<Day> {
  const day: Day = { outcomes: [], posts: new Set(), exchanges: new Set(), photos: [] };
  const live = async (person: Person) => {
    while (!isOver(day)) {
      const kind = pick(order);
      const startedAt = performance.now();
      let status = 0;
      try {
        const response = await acts[kind]?.[1]({ address, person, sample, day });
        await response?.arrayBuffer();
        status = response?.status ?? 0;
      } catch {
        // Counted as a request without a response.
      }
      day.outcomes.push({ kind, ms: performance.now() - startedAt, status });
    }
  };
  await Promise.all(people.map(live));
  return day;
}
