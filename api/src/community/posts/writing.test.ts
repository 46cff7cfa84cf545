import type { Post, PostItem } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { refuse } from '../../../test/app.ts';
import { aPost, type Community, longEnough, newKey, openCommunity, write } from '../../../test/community.ts';

let market: Community;
beforeAll(async () => {
  market = await openCommunity();
});
afterEach(() => market.clear());
afterAll(() => market.close());

const C = '/api/v1/community';
const read = (id: number, who: keyof Pick<Community, 'visitor' | 'writer' | 'reader'> = 'visitor') =>
  market[who].call<Post>('GET /api/v1/community/dashboard/:id', { params: { id } });

test('[COM-02] every visitor can read a member’s post, and its writer sees it as their own', async () => {
  const id = await write(market.writer, 'POST /api/v1/community/dashboard', { topic: 'recipe', title: '된장찌개' });
  expect(await read(id)).toMatchObject({
    board: 'dashboard',
    topic: 'recipe',
    title: '된장찌개',
    body: longEnough,
    author: { memberId: market.writer.memberId },
    isMine: false,
    editDt: null,
  });
  expect((await read(id, 'writer')).isMine).toBe(true);
  expect((await read(id, 'reader')).isMine).toBe(false);
});

test('[COM-02] a post that is sent again is written once', async () => {
  const body = aPost();
  const send = () => market.writer.call('POST /api/v1/community/dashboard', { body });
  const answers = await Promise.all(Array.from({ length: 8 }, send));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await market.one('SELECT count(*)::int AS posts FROM post')).toEqual({ posts: 1 });
});

test('a request key that was used for another post is refused', async () => {
  const requestKey = newKey();
  await write(market.writer, 'POST /api/v1/community/dashboard', { requestKey });
  const other = aPost({ requestKey, title: '다른 글' });
  expect(await market.writer.call('POST /api/v1/community/dashboard', { body: other })).toBe(codes.notMatched);
  expect(await market.writer.call('POST /api/v1/community/qna', { body: aPost({ requestKey }) })).toBe(
    codes.notMatched,
  );
});

test('[COM-02] only its writer can change a post', async () => {
  const id = await write(market.writer);
  const change = (who: 'writer' | 'reader' | 'admin') => {
    const { requestKey: _, ...body } = aPost({ topic: 'review', title: '고친 제목' });
    return market[who].call('PUT /api/v1/community/dashboard/:id', { params: { id }, body });
  };
  expect(await change('reader')).toBe(codes.noData);
  expect(await change('admin')).toBe(codes.noData);
  expect(await change('writer')).toEqual({ postId: id, editDt: market.clock.now.toISOString() });
  expect(await read(id)).toMatchObject({ topic: 'review', title: '고친 제목', editDt: expect.any(String) });
});

test('a question is not found as a post of the dashboard, and the other way round', async () => {
  const question = await write(market.writer, 'POST /api/v1/community/qna');
  const post = await write(market.writer);
  const { requestKey: _, ...body } = aPost();
  expect(await read(question)).toBe(codes.noData);
  for (const [key, id] of [
    ['PUT /api/v1/community/dashboard/:id', question],
    ['PUT /api/v1/community/qna/:id', post],
  ] as const) {
    expect(await market.writer.call(key, { params: { id }, body })).toBe(codes.noData);
  }
  expect(await market.writer.call('DELETE /api/v1/community/qna/:id', { params: { id: post } })).toBe(codes.noData);
});

test('[COM-02] only its writer can delete a post; then it is missing for everyone, with its replies', async () => {
  const id = await write(market.writer);
  const params = { id };
  await market.reader.call('POST /api/v1/community/dashboard/:id/reply', {
    params,
    body: { requestKey: newKey(), body: '좋아요' },
  });
  await market.reader.call('PUT /api/v1/community/dashboard/:id/clipping', { params, body: { isClip: true } });
  expect(await market.reader.call('DELETE /api/v1/community/dashboard/:id', { params })).toBe(codes.noData);
  expect(await market.writer.call('DELETE /api/v1/community/dashboard/:id', { params })).toEqual({});
  // The first reply may have been lost.
  expect(await market.writer.call('DELETE /api/v1/community/dashboard/:id', { params })).toEqual({});
  expect(await read(id, 'writer')).toBe(codes.noData);
  expect(await market.reader.call('GET /api/v1/community/my/clipping')).toMatchObject({ list: [], totalCount: 0 });
});

test('[COM-02] a member can delete, but not change, an own post that moderation has hidden', async () => {
  const id = await write(market.writer);
  await market.query('UPDATE post SET hidden_at = now()');
  const params = { id };
  const { requestKey: _, ...body } = aPost();
  expect(await market.writer.call(`PUT ${C}/dashboard/:id`, { params, body })).toBe(codes.noData);
  expect(await market.reader.call(`DELETE ${C}/dashboard/:id`, { params })).toBe(codes.noData);
  expect(await market.writer.call(`DELETE ${C}/dashboard/:id`, { params })).toEqual({});
  expect(await market.writer.call(`DELETE ${C}/dashboard/:id`, { params })).toEqual({});
  expect(await market.query('SELECT FROM post WHERE deleted_at IS NOT NULL')).toHaveLength(1);
});

test('a banned member can read, and do nothing else', async () => {
  const id = await write(market.writer);
  expect(await market.banned.call('GET /api/v1/community/dashboard/:id', { params: { id } })).toMatchObject({
    postId: id,
  });
  expect(await market.banned.call('POST /api/v1/community/dashboard', { body: aPost() })).toBe(codes.unsupported);
  const like = { params: { id }, body: { isLike: true } };
  expect(await market.banned.call('PUT /api/v1/community/dashboard/:id/like', like)).toBe(codes.unsupported);
});

test.each([
  ['no title', { title: undefined }, codes.required],
  ['nothing but space', { body: ' \n ' }, codes.notMatched],
  ['a text in which nothing is seen', { body: '\u200b\u3164\n\u2800' }, codes.notMatched],
  ['a title in which nothing is seen', { title: '\u200b' }, codes.notMatched],
  ['a title of two lines', { title: '첫 줄\n둘째 줄' }, codes.notMatched],
  ['a title that is too long', { title: '가'.repeat(61) }, codes.outOfRange],
  ['a text that is too long', { body: '가'.repeat(5_001) }, codes.outOfRange],
  [
    'eleven pictures',
    { images: Array.from({ length: 11 }, (_, n) => `/img/m-${String(n).padStart(32, '0')}`) },
    codes.outOfRange,
  ],
  ['a picture of somewhere else', { images: ['https://elsewhere.test/a.jpg'] }, codes.notMatched],
  ['a picture that is not there', { images: [`/img/m-${'0'.repeat(32)}`] }, codes.noData],
  ['another topic', { topic: 'politics' }, codes.undefined],
  ['no key', { requestKey: undefined }, codes.required],
  ['something unknown', { isPinned: true }, codes.unsupported],
])('%s is refused', async (_, more, code) => {
  expect(await market.writer.call('POST /api/v1/community/dashboard', { body: aPost(more) })).toBe(code);
  expect(await market.one('SELECT count(*)::int AS posts FROM post')).toEqual({ posts: 0 });
});

test('[COM-04] a text with a ban word is refused, and the message names the word', async () => {
  for (const more of [{ title: '카 지 노 초대' }, { body: `${longEnough} 시.발` }]) {
    const request = {
      method: 'POST',
      url: `${C}/dashboard`,
      headers: market.writer.headers,
      payload: aPost(more),
    } as const;
    const reply = await market.app.inject(request);
    expect(await refuse(market.app, request)).toEqual({ status: 400, code: codes.notMatched });
    expect(reply.json().message).toMatch(/카 지 노|시\.발/);
  }
  const id = await write(market.writer);
  const { requestKey: _, ...body } = aPost({ body: '바카라 하실 분' });
  expect(await market.writer.call('PUT /api/v1/community/dashboard/:id', { params: { id }, body })).toBe(
    codes.notMatched,
  );
});

describe('stars for a post', () => {
  const post = async (more: object) => {
    const reply = await market.app.inject({
      method: 'POST',
      url: `${C}/dashboard`,
      headers: market.writer.headers,
      payload: aPost(more),
    });
    return reply.json() as { data: { postId: number }; toastItems?: { pointPhrase: string }[] };
  };
  const balance = async () =>
    (
      await market.query<{ balance: number }>('SELECT balance FROM star_account WHERE member_id = $1', [
        market.writer.memberId,
      ])
    )[0]?.balance ?? 0;

  test('[COM-08] of twenty characters are ten, and announced once', async () => {
    const requestKey = newKey();
    expect((await post({ requestKey })).toastItems).toMatchObject([{ pointPhrase: '별 10개' }]);
    expect((await post({ requestKey })).toastItems).toBeUndefined();
    expect(await balance()).toBe(10);
  });

  test('are not paid when it is short, also when only its spaces make it long', async () => {
    expect((await post({ body: '열아홉 글자는 안 됩니다 정말로요' })).toastItems).toBeUndefined();
    expect((await post({ body: `짧아요${' '.repeat(100)}그래요` })).toastItems).toBeUndefined();
    expect(await balance()).toBe(0);
  });

  test('[COM-08] are not paid for characters that nobody sees', async () => {
    expect((await post({ body: `짧아요${'\u200b\u3164\u2800'.repeat(20)}` })).toastItems).toBeUndefined();
    expect(await balance()).toBe(0);
  });

  test('are taken back when it is deleted', async () => {
    const { data } = await post({});
    await market.writer.call('DELETE /api/v1/community/dashboard/:id', { params: { id: data.postId } });
    expect(await balance()).toBe(0);
  });
});

describe('counting', () => {
  const visit = (act: 'view-count' | 'share', id: number, deviceUuid: string, who = market.visitor) =>
    market.app.inject({
      method: 'POST',
      url: `${C}/dashboard/${id}/${act}`,
      headers: { ...who.headers, deviceUuid },
    });

  test('[COM-02] counts a view once for a device and a day', async () => {
    const id = await write(market.writer);
    for (const device of ['w-a', 'w-a', 'w-b']) await visit('view-count', id, device);
    expect((await read(id)).viewCount).toBe(2);
    market.clock.now = new Date('2026-11-20T14:59:00Z');
    await visit('view-count', id, 'w-a');
    expect((await read(id)).viewCount).toBe(2);
    market.clock.now = new Date('2026-11-20T15:01:00Z');
    const { viewCount } = (await visit('view-count', id, 'w-a')).json().data;
    expect(viewCount).toBe(3);
    expect(await market.query("SELECT FROM post_counted WHERE mark ~ 'w-a|127'")).toEqual([]);
  });

  test('[COM-02] counts shares, and a post pays each sharing member once a day', async () => {
    const id = await write(market.writer);
    const first = (await visit('share', id, 'w-reader', market.reader)).json();
    expect(first).toMatchObject({ data: { shareCount: 1 }, toastItems: [{ pointPhrase: '별 3개' }] });
    const second = (await visit('share', id, 'w-reader', market.reader)).json();
    expect(second.data).toEqual({ shareCount: 1 });
    expect(second.toastItems).toBeUndefined();
    expect((await visit('share', id, 'w-another', market.reader)).json().data).toEqual({ shareCount: 1 });
    expect((await visit('share', id, 'w-other')).json().data).toEqual({ shareCount: 1 });
    expect((await visit('share', id, 'w-other', market.writer)).json().data).toEqual({ shareCount: 2 });
  });

  test('[COM-02] a member who shares a post every day raises it once', async () => {
    const id = await write(market.writer);
    for (let days = 0; days < 3; days += 1) {
      expect((await visit('share', id, 'w-reader', market.reader)).statusCode).toBe(200);
      await market.query('UPDATE post_counted SET day = day - 1');
    }
    expect(await read(id)).toMatchObject({ shareCount: 1 });
    expect(await market.query('SELECT score FROM post')).toEqual([{ score: 2 }]);
  });

  test.each(["banned_at = now(), ban_message = '광고'", 'agreed_at = NULL'])(
    '[COM-01] members who may only read count as visitors: %s',
    async (state) => {
      const id = await write(market.writer);
      const members = await market.newcomers(30);
      const memberIds = members.map(({ memberId }) => memberId);
      await market.query(`UPDATE member SET ${state} WHERE member_id = ANY ($1)`, [memberIds]);
      for (const member of members) {
        const shared = (await visit('share', id, 'w-shared', member)).json();
        expect(shared).toEqual({ code: codes.ok, message: '', data: { shareCount: 0 } });
        await visit('view-count', id, 'w-shared', member);
      }
      expect(await read(id)).toMatchObject({ viewCount: 1, shareCount: 0 });
      expect(await market.query('SELECT score FROM post')).toEqual([{ score: 0 }]);
    },
  );

  test('[COM-01] 100 invented devices of one network do not raise a post above one that a member likes', async () => {
    const [liked, visited] = [await write(market.writer), await write(market.writer)];
    await market.reader.call('PUT /api/v1/community/dashboard/:id/like', {
      params: { id: liked },
      body: { isLike: true },
    });
    for (let n = 0; n < 100; n += 1) {
      for (const act of ['view-count', 'share'] as const) await visit(act, visited, `w-invented-${n}`);
    }
    expect(await read(visited)).toMatchObject({ viewCount: 20, shareCount: 0 });
    const scores = await market.query('SELECT post_id AS id, score FROM post ORDER BY post_id');
    expect(scores).toEqual([
      { id: liked, score: 1 },
      { id: visited, score: 1 },
    ]);
  });

  test('counts a member once a day, on whatever device, beside the visitors of the same network', async () => {
    const id = await write(market.writer);
    for (const device of ['w-a', 'w-b']) await visit('view-count', id, device, market.reader);
    for (let n = 0; n < 100; n += 1) await visit('view-count', id, `w-invented-${n}`);
    await visit('view-count', id, 'w-a', market.writer);
    expect((await read(id)).viewCount).toBe(22);
  });

  test('counts one of 50 simultaneous views of one device; the device id is required', async () => {
    const id = await write(market.writer);
    await Promise.all(Array.from({ length: 50 }, () => visit('view-count', id, 'w-a')));
    expect((await read(id)).viewCount).toBe(1);
    expect(await refuse(market.app, { method: 'POST', url: `${C}/dashboard/${id}/view-count` })).toEqual({
      status: 400,
      code: codes.required,
    });
  });
});

test('the popular order goes by likes and replies, the new order by time', async () => {
  const [first, second] = [await write(market.writer), await write(market.writer)];
  await market.reader.call('PUT /api/v1/community/dashboard/:id/like', {
    params: { id: first },
    body: { isLike: true },
  });
  await market.query("UPDATE post SET created_at = created_at - interval '1 hour' WHERE post_id = $1", [first]);
  const ids = async (sort: string) =>
    (await market.visitor.call<{ list: PostItem[] }>('GET /api/v1/community/dashboard', { query: { sort } })).list.map(
      ({ postId }) => postId,
    );
  expect(await ids('popular')).toEqual([first, second]);
  expect(await ids('new')).toEqual([second, first]);
});
