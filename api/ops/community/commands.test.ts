import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { type Community, openCommunity, write } from '../../test/community.ts';
import { testNow } from '../../test/market.ts';
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

const run = (...args: string[]) => ops(database, args, testNow);
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

test('[COM-02] a reported post is hidden, and what it earned is taken back', async () => {
  const id = await writeReported();
  expect(await balance()).toBe(10);
  expect(await run('reports')).toMatch(new RegExp(`^post +${id} +1 .*spam.*홍보하는 글`, 'm'));
  expect(await run('resolve', 'post', id, 'hide')).toContain('신고 1건을 처리했습니다');
  expect(await isShown(id)).toBe(false);
  expect(await balance()).toBe(0);
  expect(await run('reports')).not.toMatch(new RegExp(`^post +${id} `, 'm'));
  expect(await run('audit', '--subject', `post:${id}`)).toContain('resolve');
});

test('a post that is kept is shown again', async () => {
  const id = await writeReported();
  await run('resolve', 'post', id, 'hide');
  expect(await run('resolve', 'post', id, 'keep')).toContain('그대로 둡니다');
  expect(await isShown(id)).toBe(true);
});

test.each([
  [['resolve', 'post', '999999', 'hide'], '글 999999이(가) 없습니다.'],
  [['resolve', 'member', '1', 'hide'], '대상은 post나 reply'],
  [['resolve', 'post', '1', 'ban'], '처리는 hide나 keep'],
])('%j is told', async (args, said) => expect(await run(...args)).toContain(said));
