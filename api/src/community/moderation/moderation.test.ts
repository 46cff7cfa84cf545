import type { BlockedMember, PostItem } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { type Community, newKey, openCommunity, type Person, write } from '../../../test/community.ts';
import { queueBehind } from '../../../test/locks.ts';

let market: Community;
beforeAll(async () => {
  market = await openCommunity();
});
afterEach(() => market.clear());
afterAll(() => market.close());

test('[COM-04] a text can be checked before it is sent, and the response names the ban words as written', async () => {
  const check = (text: string) =>
    market.visitor.call('GET /api/v1/community/ban-words/validation', { query: { text } });
  expect(await check('저녁에 김치찌개 끓였어요. 다시 발송해 주세요.')).toEqual({ valid: true, words: [] });
  expect(await check('카★지★노 와 ㅅㅂ')).toEqual({
    valid: false,
    words: expect.arrayContaining(['카★지★노', 'ㅅㅂ']),
  });
  await market.query("INSERT INTO ban_word (word) VALUES ('새금칙어')");
  expect(await check('꼭 새금칙어만')).toEqual({ valid: false, words: ['새금칙어'] });
  await market.query("DELETE FROM ban_word WHERE word = '새금칙어'");
});

describe('reports', () => {
  const daysAgo = (days: number) => new Date(market.clock.now.getTime() - days * 86_400_000);
  const members = (count: number) => market.newcomers(count, daysAgo(30));
  const report = (who: Person, targetId: number, more: object = {}) =>
    who.call('POST /api/v1/community/accuse', { body: { target: 'post', targetId, reason: 'spam', ...more } });

  test('[COM-02] keep a copy of the text, and a repeated report returns the first result', async () => {
    const id = await write(market.writer, undefined, { title: '신고될 글' });
    const first = await report(market.reader, id, { reason: 'falsehood', detail: '사실이 아니에요' });
    expect(first).toEqual({ accuseDt: market.clock.now.toISOString() });
    market.clock.now = new Date(market.clock.now.getTime() + 60_000);
    expect(await report(market.reader, id)).toEqual(first);
    await market.writer.call('DELETE /api/v1/community/dashboard/:id', { params: { id } });
    expect(await report(market.reader, id)).toEqual(first);
    expect(await market.query('SELECT reason, detail, reported_text FROM accusation')).toEqual([
      { reason: 'falsehood', detail: '사실이 아니에요', reported_text: expect.stringContaining('신고될 글\n') },
    ]);
  });

  test('on the member’s own posts, on deleted posts or without a reason are refused', async () => {
    const id = await write(market.writer);
    expect(await report(market.writer, id)).toBe(codes.unsupported);
    expect(await report(market.reader, 999_999)).toBe(codes.noData);
    expect(await report(market.reader, id, { reason: 'dislike' })).toBe(codes.undefined);
    expect(await report(market.reader, id, { detail: '가'.repeat(501) })).toBe(codes.outOfRange);
  });

  test('[COM-02] of five members hide the target, also when they are sent at once', async () => {
    const id = await write(market.writer);
    const { replyId } = await market.writer.call<{ replyId: number }>('POST /api/v1/community/dashboard/:id/reply', {
      params: { id },
      body: { requestKey: newKey(), body: '신고될 댓글' },
    });
    const reporters = await members(5);
    const reportReply = (person: Person) => report(person, replyId, { target: 'reply' });
    await Promise.all(reporters.slice(0, 4).flatMap((member) => [reportReply(member), reportReply(member)]));
    const replies = () => market.visitor.call('GET /api/v1/community/dashboard/:id/reply', { params: { id } });
    expect(await replies()).toMatchObject({ totalCount: 1 });
    await Promise.all(reporters.map(reportReply));
    expect(await replies()).toMatchObject({ totalCount: 0 });
    expect(await market.one('SELECT reply_count AS count FROM post')).toEqual({ count: 0 });
    await Promise.all(reporters.map((member) => report(member, id)));
    expect(await market.visitor.call('GET /api/v1/community/dashboard/:id', { params: { id } })).toBe(codes.noData);
    expect(await market.one('SELECT count(*)::int AS count FROM accusation')).toEqual({ count: 10 });
  });

  test.each(['post', 'reply'] as const)('at once are counted one after the other: of a %s', async (target) => {
    const id = await write(market.writer);
    const { replyId } = await market.writer.call<{ replyId: number }>('POST /api/v1/community/dashboard/:id/reply', {
      params: { id },
      body: { requestKey: newKey(), body: '신고될 댓글' },
    });
    const reporters = await members(5);
    // Each has locked its target before it is stored.
    await queueBehind(
      market.databaseUrl,
      'LOCK TABLE accusation IN SHARE MODE',
      reporters.map((member) => () => report(member, target === 'post' ? id : replyId, { target })),
    );
    expect(await market.query(`SELECT FROM ${target} WHERE hidden_at IS NOT NULL`)).toHaveLength(1);
  });

  test('[COM-02] the one that hides a reply, and its deletion, do not wait for each other', async () => {
    const id = await write(market.writer);
    const { replyId } = await market.reader.call<{ replyId: number }>('POST /api/v1/community/dashboard/:id/reply', {
      params: { id },
      body: { requestKey: newKey(), body: '신고될 댓글' },
    });
    const reporters = await members(5);
    const reportReply = (person: Person | undefined) => person && report(person, replyId, { target: 'reply' });
    await Promise.all(reporters.slice(1).map(reportReply));
    const answers = await queueBehind(market.databaseUrl, 'SELECT FROM post FOR NO KEY UPDATE', [
      () => market.reader.call('DELETE /api/v1/community/dashboard/:id/reply/:replyId', { params: { id, replyId } }),
      async () => reportReply(reporters[0]),
    ]);
    expect(answers).toEqual([{}, codes.noData]);
  });

  test('that an operator has resolved no longer count', async () => {
    const id = await write(market.writer);
    const reporters = await members(5);
    for (const member of reporters.slice(0, 4)) await report(member, id);
    await market.query('UPDATE accusation SET resolved_at = now()');
    for (const member of reporters.slice(4)) await report(member, id);
    expect(await market.visitor.call('GET /api/v1/community/dashboard/:id', { params: { id } })).toMatchObject({
      postId: id,
    });
  });

  test('of accounts younger than a week and of banned members hide nothing, but reach the operators', async () => {
    const id = await write(market.writer);
    const isShown = async () =>
      (await market.visitor.call('GET /api/v1/community/dashboard/:id', { params: { id } })) !== codes.noData;
    const [last, ...four] = await members(5);
    for (const member of [...(await market.newcomers(5, daysAgo(6.9))), ...four]) await report(member, id);
    expect(await market.one('SELECT count(*)::int AS count FROM accusation')).toEqual({ count: 9 });
    expect(await isShown()).toBe(true);
    await market.query("UPDATE member SET ban_message = '제한', banned_at = now() WHERE member_id = $1", [
      four[0]?.memberId,
    ]);
    if (last) await report(last, id);
    expect(await isShown()).toBe(true);
    for (const member of await members(1)) await report(member, id);
    expect(await isShown()).toBe(false);
  });
});

describe('blocking', () => {
  const block = (isBlock: boolean, memberId = market.writer.memberId) =>
    market.reader.call('PUT /api/v1/community/block/:memberId', { params: { memberId }, body: { isBlock } });
  const seen = async (who: Person) =>
    (await who.call<{ list: PostItem[] }>('GET /api/v1/community/dashboard')).list.map(({ postId }) => postId);

  test('hides a blocked member’s texts from the blocker until the block is removed', async () => {
    const id = await write(market.writer);
    const params = { id };
    expect([await block(true), await block(true)]).toEqual([{ isBlock: true }, { isBlock: true }]);
    expect([await seen(market.reader), await seen(market.admin), await seen(market.writer)]).toEqual([[], [id], [id]]);
    expect(await market.reader.call('GET /api/v1/community/dashboard/:id', { params })).toBe(codes.noData);
    for (const key of ['GET /api/v1/community/popular', 'GET /api/v1/community/search'] as const) {
      const query = key.endsWith('search') ? { keyword: '제목' } : {};
      expect(await market.reader.call(key, { query })).toMatchObject({ totalCount: 0 });
      expect(await market.admin.call(key, { query })).toMatchObject({ totalCount: 1 });
    }
    const like = { params, body: { isLike: true } };
    expect(await market.reader.call('PUT /api/v1/community/dashboard/:id/like', like)).toBe(codes.noData);
    await block(false);
    expect(await seen(market.reader)).toEqual([id]);
  });

  test('lists the blocked members; a block on oneself or on an unknown member is refused', async () => {
    await block(true);
    const list = () => market.reader.call<{ list: BlockedMember[] }>('GET /api/v1/community/block');
    expect((await list()).list).toMatchObject([{ memberId: market.writer.memberId, nickname: 'member' }]);
    expect(await block(true, market.reader.memberId)).toBe(codes.unsupported);
    expect(await block(true, 999_999)).toBe(codes.noData);
    expect([await block(false), await block(false)]).toEqual([{ isBlock: false }, { isBlock: false }]);
    expect((await list()).list).toEqual([]);
  });
});
