import type { MyReply, PostItem } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { type Community, newKey, openCommunity, type Person, write } from '../../../test/community.ts';
import { emptiedText } from '../posts/readable.ts';

let market: Community;
beforeAll(async () => {
  market = await openCommunity();
});
afterEach(() => market.clear());
afterAll(() => market.close());

interface Found {
  list: PostItem[];
  words: string[];
  totalCount: number;
}

describe('search', () => {
  const find = (keyword: string, more: Record<string, string> = {}) =>
    market.visitor.call<Found>('GET /api/v1/community/search', { query: { keyword, ...more } });
  const titles = async (keyword: string, more: Record<string, string> = {}) =>
    (await find(keyword, more)).list.map(({ title }) => title);

  beforeEach(async () => {
    await write(market.writer, undefined, {
      title: '꿀고구마 굽는 법',
      body: '에어프라이어에 넣고 사십 분이면 됩니다.',
    });
    await write(market.writer, undefined, { title: '저녁 밥상', body: '김치찌개에 꿀고구마를 곁들였어요.' });
    await write(market.writer, 'POST /api/v1/community/qna', { title: '감자 보관', body: '싹이 자꾸 나요.' });
  });

  test('[COM-06] words are found in titles, which come first, and in texts', async () => {
    expect(await titles('꿀고구마')).toEqual(['꿀고구마 굽는 법', '저녁 밥상']);
    expect(await titles('고구마 김치')).toEqual(['저녁 밥상']);
    expect(await find('꿀고구마 굽는')).toMatchObject({ words: ['꿀고구마', '굽는'], totalCount: 1 });
    expect(await titles('배추')).toEqual([]);
  });

  test('[COM-06] half-typed words and initial consonants are found', async () => {
    expect(await titles('꿀고굼')).toHaveLength(2);
    expect(await titles('꿀고ㄱ')).toHaveLength(2);
    expect(await titles('ㄲㄱㄱㅁ')).toEqual(['꿀고구마 굽는 법']);
    expect(await titles('ㄱㅈ 싹')).toEqual(['감자 보관']);
  });

  test('[COM-06] a word of three strokes is found; one whose runs of strokes stand apart is not', async () => {
    await write(market.writer, undefined, { title: '고기 보구 오기', body: '밥까지 사서 왔어요.' });
    expect(await titles('밥')).toEqual(['저녁 밥상', '고기 보구 오기']);
    expect(await titles('밥 사서')).toEqual(['고기 보구 오기']);
    expect(await titles('고구')).toEqual(['꿀고구마 굽는 법', '저녁 밥상']);
  });

  test('[COM-06] a word that repeats itself is found, also beside short words, first letters and on one board', async () => {
    await write(market.writer, undefined, {
      title: '바나나 빵',
      body: '가가호호 나누니 하하 웃네요. 은은은은 밥은 다음에.',
    });
    await write(market.writer, undefined, { title: '하나 더', body: '가 가 보니 좋았고, 바나 나나를 지어냈어요.' });
    expect(await titles('바나나')).toEqual(['바나나 빵']);
    expect(await titles('바나ㄴ')).toEqual(['바나나 빵']);
    expect(await titles('은은은')).toEqual(['바나나 빵']);
    expect(await titles('은은으 가가')).toEqual(['바나나 빵']);
    expect(await titles('은은은은은')).toEqual([]);
    expect(await titles('가가호 밥')).toEqual(['바나나 빵']);
    expect(await titles('밥 하하')).toEqual(['바나나 빵']);
    expect(await titles('하하 ㅂㄴㄴ ㅃ')).toEqual(['바나나 빵']);
    expect(await titles('하하 ㄱㅈ')).toEqual([]);
    expect(await titles('하하 굴')).toEqual([]);
    expect(await titles('가가가')).toEqual([]);
    expect(await titles('나나', { type: 'dashboard' })).toEqual(['바나나 빵', '하나 더']);
    expect(await titles('나나', { type: 'qna' })).toEqual([]);
  });

  test('[COM-06] every page contains the number of posts, also the one after the last', async () => {
    expect(await find('꿀고구마', { page: '2', limit: '1' })).toMatchObject({
      list: [{ title: '저녁 밥상' }],
      totalCount: 2,
    });
    expect(await find('꿀고구마', { page: '3', limit: '1' })).toMatchObject({ list: [], totalCount: 2 });
  });

  test('[COM-06] the search can be limited to a board', async () => {
    expect(await titles('감자', { type: 'qna' })).toEqual(['감자 보관']);
    expect(await titles('감자', { type: 'dashboard' })).toEqual([]);
    expect(await titles('감자', { type: 'survey' })).toEqual([]);
    expect(await find('감자', { type: 'shop' })).toBe(codes.undefined);
    expect(await find(' ')).toBe(codes.notMatched);
  });

  test.each(['꿀고구마\u200b', '꿀\u200b고구마', '"꿀고구마"', '꿀고구마*', '#꿀고구마', '“꿀고구마” 굽는 - 법?'])(
    '[COM-06] neither invisible characters nor punctuation around words hide what %j finds',
    async (keyword) => {
      const found = await find(keyword);
      expect(found.list[0]?.title).toBe('꿀고구마 굽는 법');
      expect(found.words[0]).toBe('꿀고구마');
    },
  );

  test.each(['돌\u200b산갓김치', '돌산\u{e0020}갓\ufe0f김치'])(
    '[COM-06] invisible characters do not hide the post %j',
    async (title) => {
      await write(market.writer, undefined, { title });
      expect((await find('돌산갓')).list).toMatchObject([{ title }]);
    },
  );

  test('the excerpt is the part of the text that contains the word', async () => {
    await write(market.writer, undefined, {
      title: '긴 글',
      body: `${'앞말 '.repeat(60)}도토리묵 ${'뒷말 '.repeat(60)}`,
    });
    const [found] = (await find('도토리묵')).list;
    expect(found?.excerpt).toMatch(/^…앞말.*도토리묵 뒷말/);
  });

  test.each(["' OR 1=1 --", '%', '_', '\\', '<script>', '$1', '(((', 'ㅏㅏㅏ', '🍎'])(
    '%j is searched as plain text',
    async (keyword) => {
      expect((await find(keyword)).totalCount).toBe(0);
      await write(market.writer, undefined, { title: `여기 ${keyword} 있음` });
      expect((await find(keyword)).totalCount).toBeLessThanOrEqual(1);
    },
  );
});

describe('my lists', () => {
  const ids = async (who: Person, key: 'post' | 'clipping' | 'like' | 'qna') =>
    (await who.call<{ list: PostItem[] }>(`GET /api/v1/community/my/${key}`)).list.map(({ postId }) => postId);

  test('[COM-07] have the member’s posts, questions, likes and clips, the latest first', async () => {
    const [first, second] = [await write(market.writer), await write(market.writer)];
    const question = await write(market.writer, 'POST /api/v1/community/qna');
    for (const id of [second, first]) {
      market.clock.now = new Date(market.clock.now.getTime() + 1_000);
      await market.reader.call('PUT /api/v1/community/dashboard/:id/like', { params: { id }, body: { isLike: true } });
    }
    await market.reader.call('PUT /api/v1/community/qna/:id/clipping', {
      params: { id: question },
      body: { isClip: true },
    });
    expect(await ids(market.writer, 'post')).toEqual([second, first]);
    expect(await ids(market.writer, 'qna')).toEqual([question]);
    expect(await ids(market.reader, 'like')).toEqual([first, second]);
    expect(await ids(market.reader, 'clipping')).toEqual([question]);
    expect(await ids(market.reader, 'post')).toEqual([]);
  });

  test('[COM-07] have the member’s replies, with the posts they belong to', async () => {
    const id = await write(market.writer, 'POST /api/v1/community/qna', { title: '질문입니다' });
    const { replyId } = await market.reader.call<{ replyId: number }>('POST /api/v1/community/qna/:id/reply', {
      params: { id },
      body: { requestKey: newKey(), body: '내 댓글' },
    });
    const list = async (who: Person) => (await who.call<{ list: MyReply[] }>('GET /api/v1/community/my/reply')).list;
    expect(await list(market.reader)).toMatchObject([
      { replyId, body: '내 댓글', post: { board: 'qna', postId: id, title: '질문입니다' } },
    ]);
    expect(await list(market.writer)).toEqual([]);
  });
});

describe('[COM-07] the member’s replies to a post that is gone', () => {
  const list = async () => (await market.reader.call<{ list: MyReply[] }>('GET /api/v1/community/my/reply')).list;
  let id: number;
  beforeEach(async () => {
    id = await write(market.writer);
    const body = { requestKey: newKey(), body: '내 댓글' };
    await market.reader.call('POST /api/v1/community/dashboard/:id/reply', { params: { id }, body });
    expect(await list()).toMatchObject([{ post: { title: '제목입니다', isGone: false } }]);
  });
  afterEach(async () => {
    const [mine] = await list();
    expect(mine).toMatchObject({ body: '내 댓글', post: { board: 'dashboard', postId: id, title: '', isGone: true } });
    const params = { id, replyId: Number(mine?.replyId) };
    await market.reader.call('DELETE /api/v1/community/dashboard/:id/reply/:replyId', { params });
    expect(await list()).toEqual([]);
  });

  test.each(['deleted', 'hidden'])('because it was %s are listed, and can be deleted', (fate) =>
    market.query(`UPDATE post SET ${fate}_at = now()`),
  );

  test('because the member has blocked its writer are listed, and can be deleted', () => {
    const params = { memberId: market.writer.memberId };
    return market.reader.call('PUT /api/v1/community/block/:memberId', { params, body: { isBlock: true } });
  });
});

test('[COM-07] the member’s replies are no longer listed once they were emptied with their post', async () => {
  const id = await write(market.writer);
  const body = { requestKey: newKey(), body: '내 댓글' };
  await market.reader.call('POST /api/v1/community/dashboard/:id/reply', { params: { id }, body });
  await market.query(`UPDATE post SET deleted_at = now(), body = '${emptiedText}'`);
  await market.query(`UPDATE reply SET body = '${emptiedText}'`);
  expect(await market.reader.call('GET /api/v1/community/my/reply')).toMatchObject({ list: [], totalCount: 0 });
});

describe('the mark for new posts', () => {
  const dot = async (who: Person, since?: string) =>
    (await who.call<{ isNew: boolean }>('GET /api/v1/community/alert', { query: since ? { since } : {} })).isNew;

  test('[LAY-03] appears when other members have written since, and not for the member’s own posts', async () => {
    expect(await dot(market.visitor)).toBe(false);
    const before = market.clock.now.toISOString();
    market.clock.now = new Date(market.clock.now.getTime() + 1_000);
    const id = await write(market.writer);
    expect([
      await dot(market.visitor, before),
      await dot(market.reader, before),
      await dot(market.writer, before),
    ]).toEqual([true, true, false]);
    const after = market.clock.now.toISOString();
    expect(await dot(market.visitor, after)).toBe(false);
    market.clock.now = new Date(market.clock.now.getTime() + 1_000);
    await market.reader.call('POST /api/v1/community/dashboard/:id/reply', {
      params: { id },
      body: { requestKey: newKey(), body: '댓글' },
    });
    expect([
      await dot(market.visitor, after),
      await dot(market.writer, after),
      await dot(market.reader, after),
    ]).toEqual([false, true, false]);
  });
});
