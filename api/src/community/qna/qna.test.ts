import type { QuestionItem, Reply } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { aPost, type Community, newKey, openCommunity, write } from '../../../test/community.ts';
import { queueBehind } from '../../../test/locks.ts';

let market: Community;
let id: number;
beforeAll(async () => {
  market = await openCommunity();
});
beforeEach(async () => {
  id = await write(market.writer, 'POST /api/v1/community/qna', { body: '짧은 질문' });
});
afterEach(() => market.clear());
afterAll(() => market.close());

type Person = Pick<Community['writer'], 'call' | 'memberId'>;
const answer = async (who: Person, more: object = {}) => {
  const body = { requestKey: newKey(), body: '답변입니다', ...more };
  return (await who.call<{ replyId: number }>('POST /api/v1/community/qna/:id/reply', { params: { id }, body }))
    .replyId;
};
const accept = (who: Person, replyId: number) =>
  who.call('PUT /api/v1/community/qna/:id/accept/:replyId', { params: { id, replyId } });
const remove = (who: Person, replyId: number) =>
  who.call('DELETE /api/v1/community/qna/:id/reply/:replyId', { params: { id, replyId } });
const balance = async ({ memberId }: Person) =>
  (await market.query<{ balance: number }>('SELECT balance FROM star_account WHERE member_id = $1', [memberId]))[0]
    ?.balance ?? 0;

test('[COM-03] the question’s writer accepts one answer, which is then listed first', async () => {
  const first = await answer(market.reader);
  const second = await answer(market.admin);
  expect(await accept(market.writer, second)).toEqual({ acceptedReplyId: second });
  expect(await accept(market.writer, second)).toEqual({ acceptedReplyId: second });
  expect(await accept(market.writer, first)).toBe(codes.unsupported);
  const { list } = await market.visitor.call<{ list: Reply[] }>('GET /api/v1/community/qna/:id/reply', {
    params: { id },
  });
  expect(list.map(({ replyId, isAccepted }) => [replyId, isAccepted])).toEqual([
    [second, true],
    [first, false],
  ]);
  expect(await market.visitor.call('GET /api/v1/community/qna/:id', { params: { id } })).toMatchObject({
    board: 'qna',
    acceptedReplyId: second,
  });
});

test('[COM-03] no other member can accept an answer, and an answer of the question’s writer cannot be accepted', async () => {
  const good = await answer(market.reader);
  expect(await accept(market.reader, good)).toBe(codes.noData);
  expect(await accept(market.admin, good)).toBe(codes.noData);
  expect(await accept(market.writer, await answer(market.writer))).toBe(codes.unsupported);
  expect(await accept(market.writer, await answer(market.admin, { replyToId: good }))).toBe(codes.noData);
  expect(await accept(market.writer, 999_999)).toBe(codes.noData);
  await remove(market.reader, good);
  expect(await accept(market.writer, good)).toBe(codes.noData);
});

test('[COM-03] an acceptance that waits for that of another answer is refused like a later one', async () => {
  const [one, other] = [await answer(market.reader), await answer(market.admin)];
  const answers = await queueBehind(market.databaseUrl, 'SELECT FROM post FOR NO KEY UPDATE', [
    () => accept(market.writer, one),
    () => accept(market.writer, other),
  ]);
  expect(answers).toEqual([{ acceptedReplyId: one }, codes.unsupported]);
});

test('[COM-03] of 20 acceptances of different answers at once, one succeeds, and pays once', async () => {
  const members = await market.newcomers(20);
  const ids = await Promise.all(members.map((member) => answer(member)));
  const outcomes = await Promise.all([...ids, ...ids].map((replyId) => accept(market.writer, replyId)));
  const accepted = outcomes.filter((outcome) => outcome !== codes.unsupported) as { acceptedReplyId: number }[];
  expect(new Set(accepted.map(({ acceptedReplyId }) => acceptedReplyId)).size).toBe(1);
  const paid = await market.query<{ delta: number }>(
    "SELECT delta FROM star_ledger WHERE rule IN ('answerAccepted', 'answerAccepting') ORDER BY delta",
  );
  expect(paid).toEqual([{ delta: 5 }, { delta: 30 }]);
  expect(await market.query("SELECT FROM alarm WHERE title = '내 답변이 채택되었어요'")).toHaveLength(1);
});

test('[COM-08] both members are paid; the question’s writer sees a toast, the answer’s writer gets an alarm', async () => {
  const replyId = await answer(market.reader, { body: '짧다' });
  const reply = await market.app.inject({
    method: 'PUT',
    url: `/api/v1/community/qna/${id}/accept/${replyId}`,
    headers: market.writer.headers,
  });
  expect(reply.json().toastItems).toMatchObject([{ pointPhrase: '별 5개' }]);
  expect([await balance(market.writer), await balance(market.reader)]).toEqual([5, 30]);
  expect(await market.query('SELECT title, link FROM alarm WHERE member_id = $1', [market.reader.memberId])).toEqual([
    { title: '내 답변이 채택되었어요', link: `/community/qna/${id}?reply=${replyId}` },
  ]);
});

test('two members who accept each other’s answers at once both succeed', async () => {
  const theirs = await write(market.reader, 'POST /api/v1/community/qna');
  const mine = await answer(market.reader);
  const { replyId } = await market.writer.call<{ replyId: number }>('POST /api/v1/community/qna/:id/reply', {
    params: { id: theirs },
    body: { requestKey: newKey(), body: '답변입니다' },
  });
  expect(
    await Promise.all([
      accept(market.writer, mine),
      market.reader.call('PUT /api/v1/community/qna/:id/accept/:replyId', { params: { id: theirs, replyId } }),
    ]),
  ).toEqual([{ acceptedReplyId: mine }, { acceptedReplyId: replyId }]);
});

test('an accepted answer and its question cannot be deleted', async () => {
  const replyId = await answer(market.reader);
  await accept(market.writer, replyId);
  expect(await remove(market.reader, replyId)).toBe(codes.unsupported);
  expect(await market.writer.call('DELETE /api/v1/community/qna/:id', { params: { id } })).toBe(codes.unsupported);
  expect(await market.visitor.call('GET /api/v1/community/qna/:id', { params: { id } })).toMatchObject({
    replyCount: 1,
  });
});

test('[COM-03] the title of a question can be changed only until an answer is accepted, its text also later', async () => {
  const change = (more: object) => {
    const { requestKey: _, ...body } = aPost(more);
    return market.writer.call('PUT /api/v1/community/qna/:id', { params: { id }, body });
  };
  const replyId = await answer(market.reader);
  expect(await change({ title: '사과는 어떻게 보관하나요?' })).toMatchObject({ postId: id });
  await accept(market.writer, replyId);
  expect(await change({ title: '사과는 왜 안 팔아요?' })).toBe(codes.unsupported);
  expect(await change({ title: '사과는 어떻게 보관하나요?', body: '덧붙인 설명' })).toMatchObject({ postId: id });
  expect(await market.visitor.call('GET /api/v1/community/qna/:id', { params: { id } })).toMatchObject({
    title: '사과는 어떻게 보관하나요?',
    body: '덧붙인 설명',
  });
});

test('[COM-01] questions are listed, also only those without an answer, without an accepted one, or with one', async () => {
  const answered = await write(market.writer, 'POST /api/v1/community/qna', { topic: 'recipe' });
  const { replyId } = await market.reader.call<{ replyId: number }>('POST /api/v1/community/qna/:id/reply', {
    params: { id: answered },
    body: { requestKey: newKey(), body: '답변입니다' },
  });
  await market.writer.call('PUT /api/v1/community/qna/:id/accept/:replyId', { params: { id: answered, replyId } });
  await write(market.writer);
  const ids = async (query: Record<string, string> = {}) =>
    (await market.visitor.call<{ list: QuestionItem[] }>('GET /api/v1/community/qna', { query })).list.map(
      ({ postId, isAccepted }) => [postId, isAccepted],
    );
  expect(await ids()).toEqual([
    [answered, true],
    [id, false],
  ]);
  expect(await ids({ state: 'unanswered' })).toEqual([[id, false]]);
  const own = await answer(market.admin);
  expect(await ids({ state: 'unanswered' })).toEqual([]);
  expect(await ids({ state: 'open' })).toEqual([[id, false]]);
  await remove(market.admin, own);
  expect(await ids({ state: 'unanswered' })).toEqual([[id, false]]);
  expect(await ids({ state: 'accepted' })).toEqual([[answered, true]]);
  expect(await ids({ topic: 'recipe' })).toEqual([[answered, true]]);
  expect(await ids({ sort: 'popular' })).toEqual([
    [answered, true],
    [id, false],
  ]);
});

test('[COM-03] the alarms of a question name answers', async () => {
  const told = () => market.query('SELECT member_id AS who, title FROM alarm ORDER BY alarm_id');
  const first = await answer(market.reader);
  expect(await told()).toEqual([{ who: market.writer.memberId, title: '내 질문에 새 답변이 달렸어요' }]);
  await market.query('TRUNCATE alarm');
  await answer(market.writer, { replyToId: first });
  expect(await told()).toEqual([{ who: market.reader.memberId, title: '내 답변에 답글이 달렸어요' }]);
});
