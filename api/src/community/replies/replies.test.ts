import type { Post, Reply } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { type Community, newKey, openCommunity, write } from '../../../test/community.ts';
import { queueBehind } from '../../../test/locks.ts';

let market: Community;
let id: number;
beforeAll(async () => {
  market = await openCommunity();
});
beforeEach(async () => {
  id = await write(market.writer, undefined, { body: '짧은 글' });
});
afterEach(() => market.clear());
afterAll(() => market.close());

type Person = Pick<Community['writer'], 'call' | 'memberId'>;
const send = (who: Person, more: object = {}) =>
  who.call<{ replyId: number }>('POST /api/v1/community/dashboard/:id/reply', {
    params: { id },
    body: { requestKey: newKey(), body: '댓글입니다', ...more },
  });
const reply = async (who: Person, more: object = {}) => (await send(who, more)).replyId;
const remove = (who: Person, replyId: number) =>
  who.call('DELETE /api/v1/community/dashboard/:id/reply/:replyId', { params: { id, replyId } });
const list = async (who: Person = market.visitor) =>
  (await who.call<{ list: Reply[] }>('GET /api/v1/community/dashboard/:id/reply', { params: { id } })).list;
const replyCount = async () =>
  (await market.one<{ count: number }>('SELECT reply_count AS count FROM post WHERE post_id = $1', [id])).count;
const balance = async ({ memberId }: Person) =>
  (await market.query<{ balance: number }>('SELECT balance FROM star_account WHERE member_id = $1', [memberId]))[0]
    ?.balance ?? 0;

test('[COM-03] replies have two levels; a reply to the second level names whom it is for', async () => {
  const first = await reply(market.reader);
  const answer = await reply(market.writer, { replyToId: first });
  const back = await reply(market.reader, { replyToId: answer });
  const [shown] = await list(market.reader);
  expect(shown).toMatchObject({ replyId: first, isMine: true, isPostAuthor: false, mention: null });
  expect(shown?.children).toMatchObject([
    { replyId: answer, isMine: false, isPostAuthor: true, mention: null },
    { replyId: back, isMine: true, mention: { memberId: market.writer.memberId } },
  ]);
  expect(await replyCount()).toBe(3);
});

test('[COM-03] a reply that is sent again, also at the same time, is written once', async () => {
  const requestKey = newKey();
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(market.reader, { requestKey })));
  expect(new Set(answers.map(({ replyId }) => replyId)).size).toBe(1);
  expect(await replyCount()).toBe(1);
});

test('the count is exact when many members reply and delete at once', async () => {
  const members = await market.newcomers(20);
  const ids = await Promise.all(members.map((member) => reply(member)));
  await Promise.all(members.slice(0, 12).map((member, n) => remove(member, ids[n] ?? 0)));
  expect(await replyCount()).toBe(8);
});

test('[COM-03] however often a member replies, also at the same time, a post is as popular as after one reply', async () => {
  const score = async () => (await market.one<{ score: number }>('SELECT score FROM post', [])).score;
  const once = await reply(market.reader);
  expect(await score()).toBe(2);
  const ids = await Promise.all(Array.from({ length: 8 }, () => reply(market.reader)));
  await reply(market.writer);
  expect(await score()).toBe(4);
  await remove(market.reader, once);
  expect(await score()).toBe(4);
  await market.query('UPDATE reply SET hidden_at = now() WHERE reply_id = ANY($1)', [ids]);
  expect(await score()).toBe(2);
});

test('[COM-03] only its writer can delete a reply, and a repeat changes nothing', async () => {
  const replyId = await reply(market.reader);
  expect(await remove(market.writer, replyId)).toBe(codes.noData);
  expect(await remove(market.reader, replyId)).toEqual({});
  // The first reply to the request may have been lost.
  expect(await remove(market.reader, replyId)).toEqual({});
  expect(await list()).toEqual([]);
  expect(await replyCount()).toBe(0);
});

test('[COM-03] a member can delete an own reply after blocking the post’s writer', async () => {
  const replyId = await reply(market.reader, { body: '다섯글자요' });
  await market.reader.call('PUT /api/v1/community/block/:memberId', {
    params: { memberId: market.writer.memberId },
    body: { isBlock: true },
  });
  expect(await remove(market.reader, replyId)).toEqual({});
  expect(await list()).toEqual([]);
  expect(await balance(market.reader)).toBe(0);
});

test.each(['deleted', 'hidden'])(
  '[COM-03] a member can delete an own reply to a post that has been %s',
  async (fate) => {
    const replyId = await reply(market.reader);
    const theirs = await reply(market.admin);
    await market.query(`UPDATE post SET ${fate}_at = now() WHERE post_id = $1`, [id]);
    expect(await remove(market.reader, theirs)).toBe(codes.noData);
    expect(await remove(market.reader, replyId)).toEqual({});
    expect(await remove(market.reader, replyId)).toEqual({});
    expect(await market.query('SELECT reply_id FROM reply WHERE deleted_at IS NOT NULL')).toEqual([
      { reply_id: replyId },
    ]);
  },
);

test('[COM-03] a member can delete an own reply that moderation has hidden', async () => {
  const replyId = await reply(market.reader);
  await market.query('UPDATE reply SET hidden_at = now()');
  expect(await remove(market.reader, replyId)).toEqual({});
  expect(await replyCount()).toBe(0);
});

test('a reply to a missing post or reply is refused', async () => {
  const replyId = await reply(market.reader);
  const other = await write(market.writer);
  const astray = { params: { id: other }, body: { requestKey: newKey(), body: '어긋난 답글', replyToId: replyId } };
  expect(await market.reader.call('POST /api/v1/community/dashboard/:id/reply', astray)).toBe(codes.noData);
  expect(await send(market.reader, { replyToId: 999_999 })).toBe(codes.noData);
  await remove(market.reader, replyId);
  expect(await send(market.writer, { replyToId: replyId })).toBe(codes.noData);
});

test('[COM-03] a member who has blocked a writer is told the number of the other replies', async () => {
  const countFor = async (who: Person) =>
    (await who.call<Post>('GET /api/v1/community/dashboard/:id', { params: { id } })).replyCount;
  const first = await reply(market.admin);
  await remove(market.admin, await reply(market.admin));
  await reply(market.reader, { replyToId: first });
  await market.reader.call('PUT /api/v1/community/block/:memberId', {
    params: { memberId: market.admin.memberId },
    body: { isBlock: true },
  });
  expect([await countFor(market.reader), await countFor(market.writer), await countFor(market.visitor)]).toEqual([
    1, 2, 2,
  ]);
});

describe('[COM-03] what is done to a text that has been deleted meanwhile is refused with a message that says so', () => {
  const messageOf = async (method: 'PUT' | 'POST' | 'DELETE', path: string, payload: object) =>
    (
      await market.app.inject({ method, url: `/api/v1/community/${path}`, headers: market.reader.headers, payload })
    ).json().message;
  const reported = (target: string, targetId: number) => ({ target, targetId, reason: 'spam' });

  test('a post', async () => {
    await market.query('UPDATE post SET deleted_at = now()');
    expect([
      await messageOf('PUT', `dashboard/${id}/like`, { isLike: true }),
      await messageOf('PUT', `dashboard/${id}/clipping`, { isClip: true }),
      await messageOf('POST', `dashboard/${id}/reply`, { requestKey: newKey(), body: '댓글입니다' }),
      await messageOf('POST', 'accuse', reported('post', id)),
      await messageOf('DELETE', `dashboard/${id}`, {}),
    ]).toEqual(Array(5).fill('삭제되었거나 볼 수 없는 글이에요.'));
  });

  test('a reply', async () => {
    const replyId = await reply(market.writer);
    await remove(market.writer, replyId);
    expect([
      await messageOf('PUT', `dashboard/${id}/reply/${replyId}/like`, { isLike: true }),
      await messageOf('POST', 'accuse', reported('reply', replyId)),
      await messageOf('DELETE', `dashboard/${id}/reply/${replyId}`, {}),
    ]).toEqual(Array(3).fill('삭제되었거나 볼 수 없는 댓글이에요.'));
  });
});

test('[COM-03] a reply to a deleted reply is refused with a message for members', async () => {
  const replyId = await reply(market.reader);
  await remove(market.reader, replyId);
  const refused = await market.app.inject({
    method: 'POST',
    url: `/api/v1/community/dashboard/${id}/reply`,
    headers: market.writer.headers,
    payload: { requestKey: newKey(), body: '댓글입니다', replyToId: replyId },
  });
  expect([refused.statusCode, refused.json().message]).toEqual([404, '답글을 달 댓글이 삭제되었어요.']);
});

test('[COM-03] below a reply there are at most 500 that can be read, also when many members write at once', async () => {
  const first = await reply(market.reader);
  await market.query(
    `INSERT INTO reply (post_id, parent_id, member_id, body, created_at)
     SELECT post_id, reply_id, member_id, n::text, created_at FROM reply, generate_series(1, 499) n WHERE reply_id = $1`,
    [first],
  );
  const replyOf = async ({ headers }: Community['writer'], replyToId: number | undefined) => {
    const url = `/api/v1/community/dashboard/${id}/reply`;
    const payload = { requestKey: newKey(), body: '댓글입니다', ...(replyToId && { replyToId }) };
    const { statusCode, ...answer } = await market.app.inject({ method: 'POST', url, headers, payload });
    return [statusCode, answer.json().message];
  };
  const members = await market.newcomers(4);
  const answers = await queueBehind(
    market.databaseUrl,
    'SELECT FROM post FOR NO KEY UPDATE',
    members.map((member) => () => replyOf(member, first)),
  );
  expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
  const refusal = [409, '이 댓글에는 답글을 더 달 수 없어요. 새 댓글을 써 주세요.'];
  expect(answers.filter(([status]) => status !== 200)).toEqual([refusal, refusal, refusal]);
  const children = (await list())[0]?.children ?? [];
  expect(children).toHaveLength(500);
  expect(await replyOf(market.writer, children[0]?.replyId)).toEqual(refusal);
  expect(await replyOf(market.writer, undefined)).toEqual([200, expect.any(String)]);
  await remove(market.reader, children[0]?.replyId ?? 0);
  expect((await replyOf(market.writer, first))[0]).toBe(200);
});

test('[COM-04] a reply with a ban word is refused', async () => {
  expect(await send(market.reader, { body: '병 신' })).toBe(codes.notMatched);
  expect(await list()).toEqual([]);
});

test('[COM-08] a reply of five characters to another member’s post pays; deleting it takes that back', async () => {
  await reply(market.writer);
  await reply(market.reader, { body: '네 글자야' });
  expect([await balance(market.writer), await balance(market.reader)]).toEqual([0, 0]);
  const replyId = await reply(market.reader, { body: '다섯글자요' });
  expect(await balance(market.reader)).toBe(3);
  await remove(market.reader, replyId);
  expect(await balance(market.reader)).toBe(0);
});

test('the post’s writer and the member who was replied to get one alarm each that leads to the reply, and none for their own replies', async () => {
  const alarms = () => market.query('SELECT member_id AS who, title, link FROM alarm ORDER BY alarm_id');
  const linkTo = (replyId: number) => `/community/board-detail/${id}?reply=${replyId}`;
  const first = await reply(market.reader);
  expect(await alarms()).toEqual([
    { who: market.writer.memberId, title: '내 글에 새 댓글이 달렸어요', link: linkTo(first) },
  ]);
  await market.query('TRUNCATE alarm');
  const answer = await reply(market.writer, { replyToId: first });
  expect(await alarms()).toEqual([
    { who: market.reader.memberId, title: '내 댓글에 답글이 달렸어요', link: linkTo(answer) },
  ]);
  await market.query('TRUNCATE alarm');
  const third = await reply(market.admin, { replyToId: answer });
  expect(await alarms()).toEqual([
    { who: market.writer.memberId, title: '내 댓글에 답글이 달렸어요', link: linkTo(third) },
  ]);
});

test('[COM-04] a blocked member is not named in a reply to them', async () => {
  const first = await reply(market.reader);
  const answer = await reply(market.admin, { replyToId: first });
  await reply(market.writer, { replyToId: answer });
  const { memberId } = market.admin;
  const mentions = async () => (await list(market.reader))[0]?.children.map(({ mention }) => mention?.memberId);
  expect(await mentions()).toEqual([undefined, memberId]);
  await market.reader.call('PUT /api/v1/community/block/:memberId', { params: { memberId }, body: { isBlock: true } });
  expect(await mentions()).toEqual([undefined]);
});

test('replies of a blocked member send no alarm', async () => {
  await market.writer.call('PUT /api/v1/community/block/:memberId', {
    params: { memberId: market.reader.memberId },
    body: { isBlock: true },
  });
  const first = await reply(market.reader);
  await reply(market.admin, { replyToId: first });
  await reply(market.reader);
  expect(await market.query('SELECT FROM alarm WHERE member_id = $1', [market.writer.memberId])).toHaveLength(1);
  expect(await list(market.writer)).toMatchObject([{ replyId: first, body: null, author: null, children: [{}] }]);
  expect(await list()).toHaveLength(2);
});
