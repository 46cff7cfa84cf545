import type { Post, Reply } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { type Community, newKey, openCommunity, write } from '../../../test/community.ts';

let market: Community;
beforeAll(async () => {
  market = await openCommunity();
});
afterEach(() => market.clear());
afterAll(() => market.close());

const board = { dashboard: 'POST /api/v1/community/dashboard', qna: 'POST /api/v1/community/qna' } as const;
const like = (who: Pick<Community['writer'], 'call'>, id: number, isLike = true) =>
  who.call<{ likeCount: number }>('PUT /api/v1/community/dashboard/:id/like', { params: { id }, body: { isLike } });
const clip = (who: Pick<Community['writer'], 'call'>, id: number, isClip = true) =>
  who.call('PUT /api/v1/community/dashboard/:id/clipping', { params: { id }, body: { isClip } });
const read = (id: number, who: Community['writer'] = market.reader) =>
  who.call<Post>('GET /api/v1/community/dashboard/:id', { params: { id } });
const balance = async (memberId: number) =>
  (await market.query<{ balance: number }>('SELECT balance FROM star_account WHERE member_id = $1', [memberId]))[0]
    ?.balance ?? 0;

test('[COM-02] a reaction is set to the requested state, however often it is requested', async () => {
  const id = await write(market.writer);
  expect([await like(market.reader, id), await like(market.reader, id)]).toEqual([
    { isLike: true, likeCount: 1 },
    { isLike: true, likeCount: 1 },
  ]);
  expect([await clip(market.reader, id), await clip(market.reader, id)]).toEqual([
    { isClip: true, clipCount: 1 },
    { isClip: true, clipCount: 1 },
  ]);
  expect(await read(id)).toMatchObject({ isLike: true, isClip: true, likeCount: 1, clipCount: 1 });
  expect(await read(id, market.writer)).toMatchObject({ isLike: false, isClip: false });
  expect([await like(market.reader, id, false), await like(market.reader, id, false)]).toEqual([
    { isLike: false, likeCount: 0 },
    { isLike: false, likeCount: 0 },
  ]);
});

test('[COM-02] likes of 40 members at once, each sent three times, count as 40', async () => {
  const id = await write(market.writer);
  const members = await market.newcomers(40);
  await Promise.all([...members, ...members, ...members].map((member) => like(member, id)));
  expect(await read(id)).toMatchObject({ likeCount: 40 });
  await Promise.all(members.slice(0, 30).map((member) => like(member, id, false)));
  expect(await read(id)).toMatchObject({ likeCount: 10 });
  expect(await market.one('SELECT count(*)::int AS rows FROM post_like')).toEqual({ rows: 10 });
});

test('[COM-08] a like pays the writer once for each giver, and not for the writer’s own like', async () => {
  const id = await write(market.writer, board.dashboard, { body: '짧은 글' });
  await like(market.writer, id);
  expect(await balance(market.writer.memberId)).toBe(0);
  for (const isLike of [true, false, true, false, true]) await like(market.reader, id, isLike);
  expect(await balance(market.writer.memberId)).toBe(1);
  await like(market.admin, id);
  expect(await balance(market.writer.memberId)).toBe(2);
});

test('the tenth like sends one alarm', async () => {
  const id = await write(market.writer);
  const members = await market.newcomers(10);
  for (const member of members) await like(member, id);
  const [last] = members;
  if (last) for (const isLike of [false, true]) await like(last, id, isLike);
  expect(await market.query('SELECT member_id, alarm_type, title, body, link FROM alarm')).toEqual([
    {
      member_id: market.writer.memberId,
      alarm_type: 2,
      title: '좋아요 10개를 받았어요',
      body: '제목입니다',
      link: `/community/board-detail/${id}`,
    },
  ]);
});

test('[COM-03] a reply can be liked, too', async () => {
  const id = await write(market.writer);
  const { replyId } = await market.reader.call<{ replyId: number }>('POST /api/v1/community/dashboard/:id/reply', {
    params: { id },
    body: { requestKey: newKey(), body: '댓글' },
  });
  const likeReply = (isLike: boolean, postId = id) =>
    market.writer.call('PUT /api/v1/community/dashboard/:id/reply/:replyId/like', {
      params: { id: postId, replyId },
      body: { isLike },
    });
  expect(await likeReply(true)).toEqual({ isLike: true, likeCount: 1 });
  expect(await balance(market.reader.memberId)).toBe(1);
  const { list } = await market.writer.call<{ list: Reply[] }>('GET /api/v1/community/dashboard/:id/reply', {
    params: { id },
  });
  expect(list).toMatchObject([{ likeCount: 1, isLike: true }]);
  expect(await likeReply(false)).toEqual({ isLike: false, likeCount: 0 });
  const other = await write(market.writer);
  expect(await likeReply(true, other)).toBe(codes.noData);
});

test('[COM-02] a member can take back likes and clips after blocking the writer, but not add any', async () => {
  const id = await write(market.writer);
  const { replyId } = await market.writer.call<{ replyId: number }>('POST /api/v1/community/dashboard/:id/reply', {
    params: { id },
    body: { requestKey: newKey(), body: '댓글' },
  });
  const likeReply = (isLike: boolean) =>
    market.reader.call('PUT /api/v1/community/dashboard/:id/reply/:replyId/like', {
      params: { id, replyId },
      body: { isLike },
    });
  await like(market.reader, id);
  await clip(market.reader, id);
  await likeReply(true);
  await market.reader.call('PUT /api/v1/community/block/:memberId', {
    params: { memberId: market.writer.memberId },
    body: { isBlock: true },
  });
  expect([await like(market.reader, id, false), await clip(market.reader, id, false), await likeReply(false)]).toEqual([
    { isLike: false, likeCount: 0 },
    { isClip: false, clipCount: 0 },
    { isLike: false, likeCount: 0 },
  ]);
  expect([await like(market.reader, id), await clip(market.reader, id), await likeReply(true)]).toEqual([
    ...[codes.noData, codes.noData, codes.noData],
  ]);
  expect(await like(market.reader, id, false)).toBe(codes.noData);
});

test.each(['deleted', 'hidden'])(
  '[COM-02] a member can take back the like of a post that has been %s',
  async (fate) => {
    const id = await write(market.writer);
    await like(market.reader, id);
    await market.query(`UPDATE post SET ${fate}_at = now()`);
    expect(await like(market.reader, id, false)).toEqual({ isLike: false, likeCount: 0 });
    expect(await market.query('SELECT FROM post_like')).toEqual([]);
  },
);

test('a like of a missing post, or through another board, is refused; the requested state is required', async () => {
  const question = await write(market.writer, board.qna);
  expect(await like(market.reader, question)).toBe(codes.noData);
  expect(await clip(market.reader, 999)).toBe(codes.noData);
  const id = await write(market.writer);
  const silent = { params: { id }, body: {} };
  expect(await market.reader.call('PUT /api/v1/community/dashboard/:id/like', silent)).toBe(codes.required);
});
