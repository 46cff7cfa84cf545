import type { Poll, Post, SurveyItem } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { aPost, type Community, newKey, openCommunity } from '../../../test/community.ts';
import { queueBehind } from '../../../test/locks.ts';
import { testNow } from '../../../test/market.ts';

let market: Community;
beforeAll(async () => {
  market = await openCommunity();
});
beforeEach(() => market.query('UPDATE member SET level = 2 WHERE member_id = $1', [market.writer.memberId]));
afterEach(() => market.clear());
afterAll(() => market.close());

type Person = Pick<Community['writer'], 'call' | 'memberId'>;
const inHours = (hours: number) => new Date(testNow.getTime() + hours * 3_600_000).toISOString();
const survey = (more: object = {}) =>
  aPost({ body: '짧은 설문', options: ['사과', '배', '귤'], isMultiple: false, closeDt: inHours(48), ...more });
const ask = (who: Person, more: object = {}) =>
  who.call<{ postId: number }>('POST /api/v1/community/survey', { body: survey(more) });
const open = async (more: object = {}) => {
  const { postId } = await ask(market.writer, more);
  const { poll } = await read(postId);
  return { id: postId, options: poll?.options.map(({ optionId }) => optionId) ?? [] };
};
const read = (id: number, who: Person = market.visitor) =>
  who.call<Post>('GET /api/v1/community/survey/:id', { params: { id } });
const vote = (who: Person, id: number, optionIds: (number | undefined)[]) =>
  who.call<Poll>('POST /api/v1/community/survey/:id/vote', { params: { id }, body: { optionIds } });
const close = (id: number) =>
  market.query(`UPDATE post SET created_at = $2::timestamptz - interval '1 day', closes_at = $2 WHERE post_id = $1`, [
    id,
    testNow,
  ]);
const counts = (poll: Poll | null) => poll?.options.map(({ voteCount, voteRate }) => [voteCount, voteRate]);

test('[COM-05] a member sees the counts only after voting', async () => {
  const { id, options } = await open();
  const before = (await read(id, market.reader)).poll;
  expect(before).toMatchObject({ isClosed: false, isMultiple: false, voterCount: 0, closeDt: inHours(48) });
  expect(counts(before)).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ]);
  await vote(market.admin, id, [options[0]]);
  const after = await vote(market.reader, id, [options[2]]);
  expect(counts(after)).toEqual([
    [1, 50],
    [0, 0],
    [1, 50],
  ]);
  expect(after.options.map(({ isMine }) => isMine)).toEqual([false, false, true]);
  expect(counts((await read(id)).poll)?.[0]).toEqual([null, null]);
});

test('[COM-05] a member votes once: repeating the vote changes nothing, another vote is refused', async () => {
  const { id, options } = await open();
  const first = await vote(market.reader, id, [options[0]]);
  expect(await vote(market.reader, id, [options[0]])).toEqual(first);
  expect(await vote(market.reader, id, [options[1]])).toBe(codes.unsupported);
});

test('[COM-05] of a member’s 50 votes at once one counts, and votes of 30 members count as 30', async () => {
  const { id, options } = await open();
  await Promise.all(Array.from({ length: 50 }, (_, n) => vote(market.reader, id, [options[n % 3]])));
  expect(await market.one('SELECT count(*)::int AS votes FROM poll_choice')).toEqual({ votes: 1 });
  const members = await market.newcomers(30);
  await Promise.all(members.map((member, n) => vote(member, id, [options[n % 3]])));
  const { poll } = await read(id, market.reader);
  expect(poll?.voterCount).toBe(31);
  expect(poll?.options.reduce((sum, { voteCount }) => sum + (voteCount ?? 0), 0)).toBe(31);
});

describe('[COM-05] a vote that waits', () => {
  const lockSql = 'SELECT FROM post FOR NO KEY UPDATE';

  test('for another one of its member is refused like a later one', async () => {
    const { id, options } = await open();
    const voteFor = (place: number) => () => vote(market.reader, id, [options[place]]);
    const answers = await queueBehind(market.databaseUrl, lockSql, [voteFor(0), voteFor(1)]);
    expect(answers).toEqual([expect.objectContaining({ voterCount: 1 }), codes.unsupported]);
  });

  test('for a change of the options is refused, and a change that waits for a vote is', async () => {
    const { id, options } = await open();
    const { requestKey: _, ...body } = survey({ options: ['감', '밤'] });
    const change = () => market.writer.call('PUT /api/v1/community/survey/:id', { params: { id }, body });
    const voteNow = (optionId: number | undefined) => () => vote(market.reader, id, [optionId]);
    const first = await queueBehind<unknown>(market.databaseUrl, lockSql, [change, voteNow(options[0])]);
    expect(first).toEqual([expect.objectContaining({ postId: id }), codes.undefined]);
    const { poll } = await read(id);
    const other = { ...body, options: ['감', '귤'] };
    const changeAgain = () => market.writer.call('PUT /api/v1/community/survey/:id', { params: { id }, body: other });
    const second = await queueBehind<unknown>(market.databaseUrl, lockSql, [
      voteNow(poll?.options[0]?.optionId),
      changeAgain,
    ]);
    expect(second).toEqual([expect.objectContaining({ voterCount: 1 }), codes.unsupported]);
    expect(counts((await read(id, market.reader)).poll)).toEqual([
      [1, 100],
      [0, 0],
    ]);
  });
});

test('[COM-05] a vote with several options counts as one voter', async () => {
  const { id, options } = await open({ isMultiple: true });
  const poll = await vote(market.reader, id, [options[0], options[2]]);
  expect(poll.voterCount).toBe(1);
  expect(counts(poll)).toEqual([
    [1, 100],
    [0, 0],
    [1, 100],
  ]);
  expect(await vote(market.reader, id, [options[2], options[0]])).toEqual(poll);
  const single = await open();
  expect(await vote(market.reader, single.id, single.options.slice(0, 2))).toBe(codes.outOfRange);
});

test('[COM-05] a closed survey takes no votes, and shows everyone the result', async () => {
  const { id, options } = await open();
  await vote(market.reader, id, [options[1]]);
  await close(id);
  expect(await vote(market.admin, id, [options[1]])).toBe(codes.unsupported);
  const { poll } = await read(id);
  expect(poll?.isClosed).toBe(true);
  expect(counts(poll)?.[1]).toEqual([1, 100]);
});

test('options of another survey, no options, and votes on other posts are refused', async () => {
  const [{ id }, other] = [await open(), await open()];
  expect(await vote(market.reader, id, [other.options[0]])).toBe(codes.undefined);
  expect(await vote(market.reader, id, [])).toBe(codes.outOfRange);
  expect(await vote(market.reader, 999_999, [1])).toBe(codes.noData);
});

test('[COM-08] a vote pays two stars, and announces them once', async () => {
  const { id, options } = await open();
  const send = async () =>
    (
      await market.app.inject({
        method: 'POST',
        url: `/api/v1/community/survey/${id}/vote`,
        headers: market.reader.headers,
        payload: { optionIds: [options[0]] },
      })
    ).json().toastItems;
  expect(await send()).toMatchObject([{ pointPhrase: '별 2개' }]);
  expect(await send()).toBeUndefined();
});

test('members from level 2 on, and admins, can write surveys', async () => {
  expect(await ask(market.reader)).toBe(codes.unsupported);
  expect(await ask(market.admin)).toMatchObject({ postId: expect.any(Number) });
});

test.each([
  ['that is over at once', { closeDt: inHours(0.5) }, codes.outOfRange],
  ['that runs for longer than a month', { closeDt: inHours(31 * 24) }, codes.outOfRange],
  ['with one option', { options: ['하나'] }, codes.outOfRange],
  ['with the same option twice', { options: ['하나', '하나'] }, codes.outOfRange],
  ['with two options that look equal', { options: ['하나', '하\u200b나'] }, codes.outOfRange],
  ['with an empty option', { options: ['하나', ' '] }, codes.notMatched],
  ['with an option in which nothing is seen', { options: ['하나', '\u3164'] }, codes.notMatched],
  ['with an option of two lines', { options: ['하나', '둘\n셋'] }, codes.notMatched],
  ['with a banned word', { options: ['하나', '카지노'] }, codes.notMatched],
  ['whose end is no time', { closeDt: 'tomorrow' }, codes.notMatched],
])('a survey %s is refused', async (_, more, code) => {
  expect(await ask(market.writer, more)).toBe(code);
  expect(await market.query('SELECT FROM post')).toEqual([]);
});

test('a survey that is sent again is written once', async () => {
  const requestKey = newKey();
  const [first, second] = [await ask(market.writer, { requestKey }), await ask(market.writer, { requestKey })];
  expect(second).toEqual(first);
  expect(await ask(market.writer, { requestKey, options: ['다른', '것'] })).toBe(codes.notMatched);
  expect(await market.query('SELECT FROM poll_option')).toHaveLength(3);
});

test('a survey that is sent again is answered as written, also when its writer has lost the level by then', async () => {
  const requestKey = newKey();
  const first = await ask(market.writer, { requestKey });
  await market.query('UPDATE member SET level = 1 WHERE member_id = $1', [market.writer.memberId]);
  expect(await ask(market.writer, { requestKey })).toEqual(first);
  expect(await ask(market.writer)).toBe(codes.unsupported);
});

test('its writer can change the poll until the first vote, and the end until the survey closes', async () => {
  const { id, options } = await open();
  const change = (more: object, who: Person = market.writer) => {
    const { requestKey: _, ...body } = survey(more);
    return who.call('PUT /api/v1/community/survey/:id', { params: { id }, body });
  };
  expect(await change({}, market.admin)).toBe(codes.noData);
  expect(await change({ options: ['감', '밤'] })).toMatchObject({ postId: id });
  expect((await read(id)).poll?.options.map(({ text }) => text)).toEqual(['감', '밤']);
  expect(await vote(market.reader, id, [options[0]])).toBe(codes.undefined);
  await vote(market.reader, id, [(await read(id)).poll?.options[0]?.optionId]);
  expect(await change({ options: ['감', '귤'] })).toBe(codes.unsupported);
  expect(await change({ options: ['감', '밤'], body: '새 설명', closeDt: inHours(72) })).toMatchObject({ postId: id });
  expect(await read(id)).toMatchObject({ body: '새 설명', poll: { voterCount: 1, closeDt: inHours(72) } });
  await close(id);
  expect(await change({ options: ['감', '밤'], closeDt: inHours(72) })).toBe(codes.unsupported);
});

test('[COM-05] the title of a survey, which is what members vote on, can be changed only until the first vote', async () => {
  const { id, options } = await open();
  const change = (title: string) => {
    const { requestKey: _, ...body } = survey({ title });
    return market.writer.call('PUT /api/v1/community/survey/:id', { params: { id }, body });
  };
  expect(await change('어떤 과일이 좋아요?')).toMatchObject({ postId: id });
  const current = (await read(id)).poll?.options.map(({ optionId }) => optionId) ?? options;
  await vote(market.reader, id, [current[0]]);
  expect(await change('어떤 과일이 싫어요?')).toBe(codes.unsupported);
  expect(await change('어떤 과일이 좋아요?')).toMatchObject({ postId: id });
  expect(await read(id)).toMatchObject({ title: '어떤 과일이 좋아요?', poll: { voterCount: 1 } });
});

test('[COM-05] options that look equal are refused in a change, too, and emoji stay as they were written', async () => {
  const { id } = await open({ options: ['👨‍👩‍👧 가족', '❤️'] });
  const { requestKey: _, ...body } = survey({ options: ['감', '감\u2060'] });
  expect(await market.writer.call('PUT /api/v1/community/survey/:id', { params: { id }, body })).toBe(codes.outOfRange);
  expect((await read(id)).poll?.options.map(({ text }) => text)).toEqual(['👨‍👩‍👧 가족', '❤️']);
});

test('[COM-05] a change that only moves the border between two options is stored', async () => {
  const { id } = await open({ options: ['가', '나'] });
  await market.query("UPDATE poll_option SET text = E'나\\n다' WHERE post_id = $1 AND text = '나'", [id]);
  const { requestKey: _, ...body } = survey({ options: ['가', '나', '다'] });
  await market.writer.call('PUT /api/v1/community/survey/:id', { params: { id }, body });
  expect((await read(id)).poll?.options.map(({ text }) => text)).toEqual(['가', '나', '다']);
});

test('[COM-01] surveys are listed by whether they are open, and marked when the member has voted', async () => {
  const [running, over] = [await open(), await open()];
  await vote(market.reader, over.id, [over.options[0]]);
  await close(over.id);
  const list = async (state: string) =>
    (await market.reader.call<{ list: SurveyItem[] }>('GET /api/v1/community/survey', { query: { state } })).list.map(
      ({ postId, isClosed, isVoted, voterCount }) => ({ postId, isClosed, isVoted, voterCount }),
    );
  const runs = { postId: running.id, isClosed: false, isVoted: false, voterCount: 0 };
  const closed = { postId: over.id, isClosed: true, isVoted: true, voterCount: 1 };
  expect(await list('all')).toEqual([runs, closed]);
  expect(await list('open')).toEqual([runs]);
  expect(await list('closed')).toEqual([closed]);
});

test('a survey can also be read, liked and replied to as a post of the dashboard', async () => {
  const { id } = await open();
  const params = { id };
  expect(await market.visitor.call('GET /api/v1/community/dashboard/:id', { params })).toMatchObject({
    board: 'survey',
    poll: { voterCount: 0 },
  });
  const like = { params, body: { isLike: true } };
  expect(await market.reader.call('PUT /api/v1/community/dashboard/:id/like', like)).toMatchObject({ likeCount: 1 });
  expect(await market.visitor.call('GET /api/v1/community/dashboard')).toMatchObject({ totalCount: 0 });
});
