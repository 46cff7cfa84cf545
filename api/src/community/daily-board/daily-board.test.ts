import type { Post, PostItem } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { type Community, longEnough, newKey, openCommunity } from '../../../test/community.ts';

let market: Community;
beforeAll(async () => {
  // A minute before midnight in Korea.
  market = await openCommunity(new Date('2026-11-20T14:59:00Z'));
});
afterEach(() => market.clear());
afterAll(() => market.close());

interface Board {
  list: PostItem[];
  date: string;
  days: { date: string; count: number }[];
}

let uploads = 0;
/** A stored upload of the writer. */
async function upload(): Promise<string> {
  uploads += 1;
  const name = `m-${String(uploads).padStart(32, '0')}`;
  await market.query('INSERT INTO member_image VALUES ($1, $2, 960, 640, $3)', [
    name,
    market.writer.memberId,
    market.clock.now,
  ]);
  return `/img/${name}`;
}

const serveMeal = (images: string[]) =>
  market.writer.call<{ postId: number }>('POST /api/v1/community/daily-board', {
    body: { requestKey: newKey(), title: '오늘의 밥상', body: longEnough, images },
  });
const board = (query: Record<string, string> = {}) =>
  market.visitor.call<Board>('GET /api/v1/community/daily-board', { query });

test('[COM-01] a meal is listed on its day in Korea', async () => {
  const { postId: evening } = await serveMeal([await upload()]);
  market.clock.now = new Date('2026-11-20T15:01:00Z');
  const { postId: night } = await serveMeal([await upload()]);
  const today = await board();
  expect([today.date, today.list.map(({ postId }) => postId)]).toEqual(['2026-11-21', [night]]);
  expect(today.days).toHaveLength(14);
  expect(today.days.slice(0, 3)).toEqual([
    { date: '2026-11-21', count: 1 },
    { date: '2026-11-20', count: 1 },
    { date: '2026-11-19', count: 0 },
  ]);
  expect((await board({ date: '2026-11-20' })).list.map(({ postId }) => postId)).toEqual([evening]);
});

test('[COM-01] a meal without a picture is refused, and its last picture cannot be removed', async () => {
  expect(await serveMeal([])).toBe(codes.outOfRange);
  const { postId } = await serveMeal([await upload()]);
  const change = (images: string[]) =>
    market.writer.call('PUT /api/v1/community/dashboard/:id', {
      params: { id: postId },
      body: { topic: 'talk', title: '고친 밥상', body: longEnough, images },
    });
  expect(await change([])).toBe(codes.outOfRange);
  expect(await change([await upload()])).toMatchObject({ postId });
  const post = await market.visitor.call<Post>('GET /api/v1/community/dashboard/:id', { params: { id: postId } });
  expect(post).toMatchObject({ board: 'dashboard', topic: 'table', title: '고친 밥상', boardDate: '2026-11-20' });
});

test('[COM-08] a meal pays for its text and for its picture', async () => {
  const reply = await market.app.inject({
    method: 'POST',
    url: '/api/v1/community/daily-board',
    headers: market.writer.headers,
    payload: { requestKey: newKey(), title: '밥상', body: longEnough, images: [await upload()] },
  });
  expect(reply.json().toastItems).toMatchObject([{ pointPhrase: '별 10개' }, { pointPhrase: '별 5개' }]);
});

test('an invalid day is refused', async () => {
  for (const date of ['2026-02-30', 'today', '20261120']) expect(await board({ date })).toBe(codes.notMatched);
});
