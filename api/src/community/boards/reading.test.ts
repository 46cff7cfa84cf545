import type { Post, PostItem, Reply } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import pg from 'pg';
import { openTestApp, refuse, succeed, type TestApp } from '../../../test/app.ts';
import { testNow } from '../../../test/market.ts';

interface Page<Item> {
  list: Item[];
  totalCount: number;
  hasNext: boolean;
}

const community = '/api/v1/community';
const hourMs = 60 * 60 * 1000;
const hoursAgo = (hours: number) => new Date(testNow.getTime() - hours * hourMs).toISOString();

let empty: TestApp;
let market: TestApp;
let database: pg.Client;

beforeAll(async () => {
  [empty, market] = await Promise.all([openTestApp('migrated'), openTestApp('market')]);
  database = new pg.Client({ connectionString: empty.databaseUrl });
  await database.connect();
  await database.query(`INSERT INTO member (member_id, nickname, level) VALUES (1, '글쓴이', 3), (2, '읽는이', 1)`);
});
afterEach(() => database.query('TRUNCATE post CASCADE'));
afterAll(async () => {
  await database.end();
  await Promise.all([empty.close(), market.close()]);
});

interface NewPost {
  hours?: number;
  likes?: number;
  kind?: string;
  hidden?: boolean;
  deleted?: boolean;
}

async function writePost(postId: number, { hours = 1, likes = 0, kind = 'board', hidden, deleted }: NewPost = {}) {
  await database.query(
    `INSERT INTO post (post_id, kind, topic, member_id, title, body, board_date, closes_at, like_count, created_at,
                       hidden_at, deleted_at)
     VALUES ($1::int, $2, 'talk', 1, '글 ' || $1::int, '첫 줄' || chr(10) || chr(10) || '둘째 줄', $3, $4, $5, $6, $7, $8)`,
    [
      postId,
      kind,
      kind === 'daily' ? hoursAgo(hours) : null,
      kind === 'survey' ? testNow : null,
      likes,
      hoursAgo(hours),
      hidden ? testNow : null,
      deleted ? testNow : null,
    ],
  );
}

interface NewReply {
  parent?: number;
  member?: number;
  hours?: number;
  gone?: boolean;
}

async function writeReply(replyId: number, { parent, member = 2, hours = 1, gone }: NewReply = {}) {
  await database.query(
    `INSERT INTO reply (reply_id, post_id, parent_id, member_id, body, created_at, deleted_at)
     VALUES ($1::int, 1, $2, $3, '댓글 ' || $1::int, $4, $5)`,
    [replyId, parent ?? null, member, hoursAgo(hours), gone ? testNow : null],
  );
}

const idsOf = ({ list }: Page<PostItem>) => list.map(({ postId }) => postId);

describe('popular posts', () => {
  const popular = (query = '') =>
    succeed<Page<PostItem>>(empty.app, `GET ${community}/popular`, `${community}/popular${query}`);

  test('[COM-01] likes and replies raise a post in the list, and time lowers it', async () => {
    await writePost(1, { hours: 1, likes: 0 });
    await writePost(2, { hours: 1, likes: 40 });
    await writePost(3, { hours: 20, likes: 400 });
    expect(idsOf(await popular())).toEqual([2, 1, 3]);
  });

  test('[COM-01] in the week’s list, posts fade by the day', async () => {
    await writePost(1, { hours: 1, likes: 0 });
    await writePost(2, { hours: 30, likes: 400 });
    expect(idsOf(await popular('?range=week'))).toEqual([2, 1]);
  });

  test('[COM-01] the list of today includes one day, that of the week seven', async () => {
    await writePost(1, { hours: 23.9 });
    await writePost(2, { hours: 24.1 });
    await writePost(3, { hours: 7 * 24 + 0.1 });
    await writePost(4, { hours: -1 });
    expect(idsOf(await popular())).toEqual([1]);
    expect(idsOf(await popular('?range=week'))).toEqual([1, 2]);
  });

  test('pages do not overlap', async () => {
    for (let postId = 1; postId <= 5; postId++) await writePost(postId, { likes: postId * 10 });
    expect(await popular('?limit=2&page=2')).toMatchObject({ totalCount: 5, hasNext: true });
    expect(idsOf(await popular('?limit=2&page=2'))).toEqual([3, 2]);
    expect(await popular('?limit=2&page=3')).toMatchObject({ hasNext: false });
  });

  test('an unknown range is refused', async () => {
    const { status, code } = await refuse(empty.app, { url: `${community}/popular?range=month` });
    expect([status, code]).toEqual([400, codes.undefined]);
  });
});

describe('the dashboard', () => {
  const dashboard = (query = '') =>
    succeed<Page<PostItem>>(empty.app, `GET ${community}/dashboard`, `${community}/dashboard${query}`);
  const one = (postId: number) =>
    succeed<Post>(empty.app, `GET ${community}/dashboard/:id`, `${community}/dashboard/${postId}`);

  test('[COM-01] the newest post is first; questions and surveys have lists of their own, and deleted posts none', async () => {
    await writePost(1, { hours: 3 });
    await writePost(2, { hours: 1, kind: 'daily' });
    await writePost(3, { kind: 'qna' });
    await writePost(4, { kind: 'survey' });
    await writePost(5, { hidden: true });
    await writePost(6, { deleted: true });
    expect(idsOf(await dashboard())).toEqual([2, 1]);
  });

  test('an item has the excerpt in one line, the writer and the pictures', async () => {
    await writePost(1);
    await database.query(`INSERT INTO post_image VALUES (1, 1, '/img/a', 640, 640), (1, 2, '/img/b', 640, 640)`);
    const [item] = (await dashboard()).list;
    expect(item).toMatchObject({
      excerpt: '첫 줄 둘째 줄',
      imageUrl: '/img/a',
      imageCount: 2,
      author: { memberId: 1, nickname: '글쓴이', level: 3 },
    });
  });

  test('the list can be limited to a topic', async () => {
    await writePost(1);
    await database.query(`UPDATE post SET topic = 'recipe'`);
    await writePost(2);
    expect(idsOf(await dashboard('?topic=recipe'))).toEqual([1]);
    expect((await refuse(empty.app, { url: `${community}/dashboard?topic=politics` })).code).toBe(codes.undefined);
  });

  test('[COM-02] a post is returned in full; a deleted post is missing', async () => {
    await writePost(1);
    await writePost(2, { deleted: true });
    await database.query(`INSERT INTO post_image VALUES (1, 2, '/img/b', 320, 200), (1, 1, '/img/a', 640, 480)`);
    expect(await one(1)).toMatchObject({
      body: '첫 줄\n\n둘째 줄',
      images: [
        { imageUrl: '/img/a', width: 640, height: 480 },
        { imageUrl: '/img/b', width: 320, height: 200 },
      ],
      editDt: null,
    });
    for (const path of ['/dashboard/2', '/dashboard/3', '/dashboard/2/reply', '/dashboard/3/reply']) {
      expect((await refuse(empty.app, { url: community + path })).code).toBe(codes.noData);
    }
  });
});

describe('replies', () => {
  const replies = (query = '') =>
    succeed<Page<Reply>>(empty.app, `GET ${community}/dashboard/:id/reply`, `${community}/dashboard/1/reply${query}`);

  beforeEach(() => writePost(1, { hours: 10 }));

  test('[COM-03] are listed oldest first, replies to a reply below it, with the post’s writer marked', async () => {
    await writeReply(1, { hours: 5 });
    await writeReply(2, { hours: 9 });
    await writeReply(3, { hours: 4, parent: 2, member: 1 });
    await writeReply(4, { hours: 3, parent: 2 });
    const { list, totalCount } = await replies();
    expect(list.map(({ replyId, children }) => [replyId, ...children.map((child) => child.replyId)])).toEqual([
      [2, 3, 4],
      [1],
    ]);
    expect(list[0]?.children.map(({ isPostAuthor }) => isPostAuthor)).toEqual([true, false]);
    expect(totalCount).toBe(2);
  });

  test('[COM-03] a deleted reply keeps its place, without text and writer, only while it has replies', async () => {
    await writeReply(1, { gone: true });
    await writeReply(2, { gone: true, hours: 2 });
    await writeReply(3, { parent: 2 });
    await writeReply(4, { parent: 2, gone: true });
    const { list, totalCount } = await replies();
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ replyId: 2, body: null, author: null, children: [{ replyId: 3 }] });
    expect(totalCount).toBe(1);
  });

  test('pages count replies of the first level', async () => {
    for (let replyId = 1; replyId <= 3; replyId++) await writeReply(replyId, { hours: 9 - replyId });
    await writeReply(4, { parent: 1 });
    const { list, hasNext } = await replies('?limit=2');
    expect(list.map(({ replyId }) => replyId)).toEqual([1, 2]);
    expect(hasNext).toBe(true);
  });

  test('must belong to the same post as their parent', async () => {
    await writePost(2);
    await writeReply(1);
    const astray = database.query(
      `INSERT INTO reply (reply_id, post_id, parent_id, member_id, body) VALUES (2, 2, 1, 1, '어긋난 답글')`,
    );
    await expect(astray).rejects.toMatchObject({ code: '23503' });
  });
});

test('the demo market has popular posts today, more this week, and all of them fit the contract', async () => {
  const today = await succeed<Page<PostItem>>(market.app, `GET ${community}/popular`, `${community}/popular?limit=100`);
  const week = await succeed<Page<PostItem>>(
    market.app,
    `GET ${community}/popular`,
    `${community}/popular?range=week&limit=100`,
  );
  const all = await succeed<Page<PostItem>>(
    market.app,
    `GET ${community}/dashboard`,
    `${community}/dashboard?limit=100`,
  );
  expect(today.totalCount).toBeGreaterThan(20);
  expect(week.totalCount).toBeGreaterThan(today.totalCount);
  expect(all.totalCount).toBeGreaterThanOrEqual(300);
});
