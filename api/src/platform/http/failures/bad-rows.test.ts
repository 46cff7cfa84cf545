import { setTimeout } from 'node:timers/promises';
import { aPost, type Community, openCommunity, write } from '../../../../test/community.ts';
import { type ServerProcess, startServerProcess } from '../../../../test/server-process.ts';

let market: Community;
let server: ServerProcess;
beforeAll(async () => {
  market = await openCommunity();
  server = await startServerProcess(market.databaseUrl);
  // The API would refuse this value, but an older program may have written it.
  await market.query('ALTER TABLE post DROP CONSTRAINT post_survey_duration');
});
afterEach(() => market.clear());
afterAll(async () => {
  server.child.kill();
  await market.close();
});

const survey = () => aPost({ options: ['사과', '배'], isMultiple: false, closeDt: '2026-12-01T00:00:00Z' });
const spoilPost = (column: string, time: string) =>
  `UPDATE post SET ${column} = '${time}' WHERE post_id = (SELECT min(post_id) FROM post)`;

interface Listed {
  path: string;
  add: () => Promise<unknown>;
  spoil: string;
}

const lists: Listed[] = [
  {
    path: 'survey',
    add: () => write(market.admin, 'POST /api/v1/community/survey', survey()),
    spoil: spoilPost('closes_at', '0001-12-31 BC'),
  },
  { path: 'dashboard', add: () => write(market.writer), spoil: spoilPost('created_at', '0001-12-31 BC') },
  {
    path: 'qna',
    add: () => write(market.writer, 'POST /api/v1/community/qna'),
    spoil: spoilPost('created_at', '-infinity'),
  },
  {
    path: 'search?keyword=제목',
    add: () => write(market.writer),
    spoil: spoilPost('created_at', '20000-01-01'),
  },
];

test.each(lists)(
  'a row of community/$path with an impossible time is left out and logged; the other rows stay',
  async ({ path, add, spoil }) => {
    for (const _ of [1, 2, 3]) await add();
    await market.query(spoil);
    server.log.length = 0;
    const reply = await fetch(`${server.address}/api/v1/community/${path}`);
    const { code, data } = (await reply.json()) as { code: number; data: { list: unknown[]; totalCount: number } };
    expect({ status: reply.status, code, rows: data.list.length }).toEqual({ status: 200, code: 0, rows: 2 });
    const reqId = reply.headers.get('x-request-id');
    while (!server.log.some((line) => line.reqId === reqId && line.msg === 'answered')) await setTimeout(10);
    expect(server.log.filter(({ msg }) => msg === 'a row that cannot be written was left out')).toEqual([
      expect.objectContaining({ reqId, row: expect.objectContaining({ postId: expect.any(Number) }) }),
    ]);
  },
);
