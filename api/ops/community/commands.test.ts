import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { type Community, newKey, openCommunity, write } from '../../test/community.ts';
import { ops } from '../testing.ts';

let market: Community;
let database: Database;

beforeAll(async () => {
  market = await openCommunity();
  database = openDatabase(market.databaseUrl, () => undefined);
});
afterAll(async () => {
  await database.close();
  await market.close();
});

const run = (...args: string[]) => ops(database, args, market.clock.now);
afterEach(() => market.clear());
const balance = async () => {
  const sql = 'SELECT balance FROM star_account WHERE member_id = $1';
  return (await market.one<{ balance: number }>(sql, [market.writer.memberId])).balance;
};

async function writeReported(): Promise<string> {
  const targetId = await write(market.writer, 'POST /api/v1/community/dashboard', { title: '홍보하는 글이에요' });
  await market.reader.call('POST /api/v1/community/accuse', { body: { target: 'post', targetId, reason: 'spam' } });
  return String(targetId);
}

const isShown = async (id: string) => (await market.app.inject(`/api/v1/community/dashboard/${id}`)).statusCode === 200;

test('[COM-02] an upheld report hides the post and takes back the stars that it earned', async () => {
  const id = await writeReported();
  expect(await balance()).toBe(10);
  const { memberId } = market.writer;
  expect(await run('reports')).toMatch(new RegExp(`^post +${id} +1 .*spam +${memberId} +member +홍보하는 글`, 'm'));
  expect(await run('resolve', 'post', id, 'hide')).toContain('신고 1건을 처리했습니다');
  expect(await isShown(id)).toBe(false);
  expect(await balance()).toBe(0);
  expect(await run('reports')).not.toMatch(new RegExp(`^post +${id} `, 'm'));
  expect(await run('audit', '--subject', `post:${id}`)).toContain('resolve');
});

test('[COM-02] a post that an operator keeps is shown again, with its stars given back', async () => {
  const id = await writeReported();
  const earned = await balance();
  expect(earned).toBe(10);
  for (let round = 1; round <= 2; round += 1) {
    expect(await run('resolve', 'post', id, 'hide')).toContain('내렸습니다');
    expect(await run('resolve', 'post', id, 'hide')).toContain('내렸습니다');
    expect([await isShown(id), await balance()]).toEqual([false, 0]);
    expect(await run('resolve', 'post', id, 'keep')).toContain(
      '그대로 둡니다. 신고 0건을 처리했습니다. 거뒀던 별 10개를',
    );
    expect(await run('resolve', 'post', id, 'keep')).not.toContain('돌려줬습니다');
    expect([await isShown(id), await balance()]).toEqual([true, earned]);
  }
  expect(await run('reconcile')).toContain('가운데 0명이');
  const [, second] = (await run('stars', 'list', String(market.writer.memberId))).split('\n');
  expect(second).toMatch(/적립 취소 되돌림 +\+10 +10 +다시 살펴본 결과/);
});

test('[COM-02] reports of what its writer has deleted can be settled, and show it to nobody again', async () => {
  const { call } = market.writer;
  const replyTo = async (postId: number) => {
    const body = { requestKey: newKey(), body: '홍보하는 댓글이에요' };
    const params = { id: postId };
    const { replyId } = await call<{ replyId: number }>('POST /api/v1/community/dashboard/:id/reply', { params, body });
    return replyId;
  };
  const other = await write(market.reader);
  for (const verdict of ['hide', 'keep']) {
    const id = await writeReported();
    const replyId = await replyTo(other);
    const report = { target: 'reply', targetId: replyId, reason: 'spam' };
    await market.reader.call('POST /api/v1/community/accuse', { body: report });
    await call('DELETE /api/v1/community/dashboard/:id', { params: { id: Number(id) } });
    await call('DELETE /api/v1/community/dashboard/:id/reply/:replyId', { params: { id: other, replyId } });
    expect(await balance()).toBe(0);
    for (const [target, number] of [
      ['post', id],
      ['reply', String(replyId)],
    ] as const) {
      expect(await run('reports')).toMatch(new RegExp(`^${target} +${number} `, 'm'));
      expect(await run('resolve', target, number, verdict)).toContain('신고 1건을 처리했습니다.');
      expect(await run('report', target, number)).toContain('글쓴이가 지움');
    }
    expect(await run('reports')).toBe('살펴볼 신고가 없습니다.');
    expect([await isShown(id), await balance()]).toEqual([false, 0]);
  }
  expect(
    (await market.one<{ count: number }>('SELECT reply_count AS count FROM post WHERE post_id = $1', [other])).count,
  ).toBe(0);
});

test('a post that was hidden, then deleted by its writer, is kept without its stars', async () => {
  const id = await writeReported();
  await run('resolve', 'post', id, 'hide');
  await market.writer.call('DELETE /api/v1/community/dashboard/:id', { params: { id: Number(id) } });
  expect(await run('resolve', 'post', id, 'keep')).not.toContain('돌려줬습니다');
  expect([await isShown(id), await balance()]).toEqual([false, 0]);
});

test('stars that an operator took for another reason do not come back with the post', async () => {
  const id = await writeReported();
  const [entry] = (await run('stars', 'list', String(market.writer.memberId))).match(/^\d+(?= .* 글쓰기 )/m) ?? [];
  await run('stars', 'reverse', entry ?? '', '--reason', '꾸며낸 글');
  market.clock.now = new Date(market.clock.now.getTime() + 60_000);
  await run('resolve', 'post', id, 'hide');
  expect(await run('resolve', 'post', id, 'keep')).not.toContain('돌려줬습니다');
  expect(await balance()).toBe(0);
});

test('a report is shown in full, with the writer and the members who reported', async () => {
  const body = `${'이것은 아주 긴 글입니다. '.repeat(30)}마지막 문장.`;
  const targetId = await write(market.writer, 'POST /api/v1/community/dashboard', { title: '긴 홍보 글', body });
  const detail = '전화번호가 적혀 있어요';
  await market.reader.call('POST /api/v1/community/accuse', {
    body: { target: 'post', targetId, reason: 'privacy', detail },
  });
  const printed = await run('report', 'post', String(targetId));
  expect(printed).toContain(`글 ${targetId}, 보이는 중\n글쓴이 ${market.writer.memberId} member`);
  expect(printed).toContain(`긴 홍보 글\n${body}`);
  expect(printed).toMatch(new RegExp(`${market.reader.memberId} +privacy +${detail} +아직`));
  await run('resolve', 'post', String(targetId), 'hide');
  expect(await run('report', 'post', String(targetId))).toMatch(/부터 가려짐\n글쓴이 .*, 가려진 글과 댓글 1개/);
  expect(await run('report', 'reply', String(targetId))).toContain('을(를) 신고한 회원이 없습니다');
});

test('a member’s text cannot command the terminal of the operator who reads it', async () => {
  const title = '홍보\u001b[2J하는 글\u202e';
  const targetId = await write(market.writer, 'POST /api/v1/community/dashboard', {
    title,
    body: '첫 줄\n\u009b2J둘째 줄',
  });
  await market.reader.call('POST /api/v1/community/accuse', { body: { target: 'post', targetId, reason: 'spam' } });
  for (const printed of [await run('reports'), await run('report', 'post', String(targetId))]) {
    expect(printed).toContain('하는 글');
    expect(printed).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
  }
});

test.each([
  [['resolve', 'post', '999999', 'hide'], '글 999999이(가) 없습니다.'],
  [['resolve', 'member', '1', 'hide'], '대상은 post나 reply'],
  [['resolve', 'post', '1', 'ban'], '처리는 hide나 keep'],
])('%j is refused with a reason', async (args, printed) => expect(await run(...args)).toContain(printed));
