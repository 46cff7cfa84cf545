import type { PostDraft } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { type Community, openCommunity, write } from '../../../test/community.ts';
import { cleanUp } from '../../housekeeping.ts';
import { openDatabase } from '../../platform/database/database.ts';

let market: Community;
beforeAll(async () => {
  market = await openCommunity();
});
afterEach(async () => {
  await market.query('TRUNCATE post_draft');
  await market.clear();
});
afterAll(() => market.close());

type Person = Community['writer'];
type Board = 'dashboard' | 'qna' | 'survey' | 'daily';

const minutesAgo = (minutes: number) => new Date(market.clock.now.getTime() - minutes * 60_000).toISOString();
const keep = (who: Person, more: object = {}, board: Board = 'dashboard') =>
  who.call<{ writeDt: string }>('PUT /api/v1/community/draft/:board', {
    params: { board },
    body: { writeDt: minutesAgo(0), topic: 'recipe', title: '', body: '', images: [], productNos: [], ...more },
  });
const read = async (who: Person, board: Board = 'dashboard') =>
  (await who.call<{ draft: PostDraft | null }>('GET /api/v1/community/draft/:board', { params: { board } })).draft;

test('a member has one draft per board, which nobody else sees', async () => {
  await keep(market.writer, { title: '쓰던 글' });
  const poll = { options: ['부사', ''], isMultiple: true, hours: 24 };
  await keep(market.writer, { title: '쓰던 설문', poll }, 'survey');
  expect(await read(market.writer)).toEqual({
    topic: 'recipe',
    title: '쓰던 글',
    body: '',
    images: [],
    lostImageCount: 0,
    products: [],
    poll: null,
    writeDt: minutesAgo(0),
  });
  expect(await read(market.writer, 'survey')).toMatchObject({ title: '쓰던 설문', poll });
  expect(await read(market.writer, 'qna')).toBeNull();
  expect(await read(market.reader)).toBeNull();
  expect(await market.visitor.call('GET /api/v1/community/draft/:board', { params: { board: 'qna' } })).toBe(
    codes.tokenMissing,
  );
});

test('of two devices’ drafts the newer one stays, whichever arrives last; a clock that is ahead counts as now', async () => {
  await keep(market.writer, { title: '나중', writeDt: minutesAgo(1) });
  expect(await keep(market.writer, { title: '먼저', writeDt: minutesAgo(2) })).toEqual({ writeDt: minutesAgo(1) });
  expect(await read(market.writer)).toMatchObject({ title: '나중' });
  await keep(market.writer, { title: '시계가 빠른 기기', writeDt: minutesAgo(-60) });
  expect(await read(market.writer)).toMatchObject({ title: '시계가 빠른 기기', writeDt: minutesAgo(0) });
});

test('a published post removes the draft of its board only', async () => {
  await keep(market.writer, { title: '쓰던 글' });
  await keep(market.writer, { title: '쓰던 질문' }, 'qna');
  await keep(market.reader, { title: '남의 글' });
  await write(market.writer);
  expect(await read(market.writer)).toBeNull();
  expect(await read(market.writer, 'qna')).toMatchObject({ title: '쓰던 질문' });
  expect(await read(market.reader)).toMatchObject({ title: '남의 글' });
});

test('a draft is deleted on demand, and 30 days after it was written', async () => {
  await keep(market.writer, { title: '지울 글' });
  const remove = () => market.writer.call('DELETE /api/v1/community/draft/:board', { params: { board: 'dashboard' } });
  expect([await remove(), await remove()]).toEqual([{}, {}]);
  expect(await read(market.writer)).toBeNull();
  await keep(market.writer, { title: '오래된 글', writeDt: minutesAgo(30 * 24 * 60 + 1) });
  await keep(market.writer, { title: '덜 오래된 글', writeDt: minutesAgo(30 * 24 * 60 - 1) }, 'qna');
  const database = openDatabase(market.databaseUrl, () => undefined);
  await cleanUp(database, market.clock.now);
  await database.close();
  expect(await read(market.writer)).toBeNull();
  expect(await read(market.writer, 'qna')).toMatchObject({ title: '덜 오래된 글' });
});

test('pictures that are not the member’s, are in a post or are gone are left out and counted', async () => {
  const url = (n: number) => `/img/m-${String(n).padStart(32, '0')}`;
  const names = [1, 2, 3].map((n) => url(n).slice(5));
  await market.query(
    `INSERT INTO member_image (name, member_id, width, height, created_at)
     SELECT name, CASE WHEN name = $2 THEN $4::integer ELSE $3::integer END, 640, 480, $5 FROM unnest($1::text[]) name`,
    [names, names[1], market.writer.memberId, market.reader.memberId, market.clock.now],
  );
  await write(market.writer, undefined, { images: [url(3)] });
  await keep(market.writer, { images: [url(4), url(3), url(2), url(1)] });
  expect(await read(market.writer)).toMatchObject({
    images: [{ imageUrl: url(1), width: 640, height: 480 }],
    lostImageCount: 3,
  });
});
