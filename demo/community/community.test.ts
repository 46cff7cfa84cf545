import { dayMs } from '@jangteo/contract/korean-day';
import pg from 'pg';
import { openTestDatabase, type TestDatabase } from '../../api/test/app.ts';
import { testNow } from '../../api/test/market.ts';
import { makeDrafts } from './drafts.ts';
import { insertCommunity } from './insert-community.ts';
import { makeMembers } from './members.ts';
import { makePosts } from './posts.ts';
import { makeReplies } from './replies.ts';

const seed = 7;
const members = makeMembers(seed, testNow);

test('the same seed makes the same community, another seed another one', () => {
  expect(makeDrafts(seed)).toEqual(makeDrafts(seed));
  expect(makeDrafts(seed)).not.toEqual(makeDrafts(seed + 1));
});

test('at least 300 posts have different titles, and no placeholder is left', () => {
  const drafts = makeDrafts(seed);
  expect(drafts.length).toBeGreaterThanOrEqual(300);
  expect(new Set(drafts.map(({ title }) => title)).size).toBe(drafts.length);
  for (const { title, paragraphs } of drafts) {
    expect([title, ...paragraphs].join()).not.toMatch(/[{}]|undefined|null/);
    expect([...title].length).toBeLessThanOrEqual(60);
  }
});

test('members’ nicknames are unique', () => {
  expect(members.length).toBeGreaterThanOrEqual(80);
  expect(new Set(members.map(({ nickname }) => nickname)).size).toBe(members.length);
  expect(new Set(members.map(({ level }) => level))).toEqual(new Set([1, 2, 3, 4, 5]));
});

test('replies come after what they reply to, which exists, and nobody is first to reply to their own post', () => {
  const { posts } = makePosts(seed, members, testNow);
  const { replies } = makeReplies(posts, { seed, members, now: testNow });
  expect(replies.length).toBeGreaterThan(posts.length);
  const postById = new Map(posts.map((post) => [post.post_id, post]));
  const replyById = new Map(replies.map((reply) => [reply.reply_id, reply]));
  for (const { reply_id, post_id, parent_id, member_id, created_at } of replies) {
    const post = postById.get(post_id);
    const parent = parent_id === null ? undefined : replyById.get(parent_id);
    const before = parent ? Date.parse(parent.created_at) : (post?.createdAt.getTime() ?? Number.NaN);
    expect(Date.parse(created_at)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(created_at)).toBeLessThanOrEqual(testNow.getTime());
    if (parent) expect([parent.post_id, parent.reply_id < reply_id]).toEqual([post_id, true]);
    else expect(member_id).not.toBe(post?.member_id);
  }
});

describe('in the database', () => {
  let database: TestDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    database = await openTestDatabase('migrated');
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const insert = (now: Date, reset = false) => insertCommunity(client, { seed, now, reset });
  const one = async (sql: string) => (await client.query(sql, sql.includes('$1') ? [testNow] : [])).rows[0];

  test('filling again adds nothing, and stored counts are correct', async () => {
    await insert(testNow);
    await insert(testNow);
    expect(await one('SELECT count(*)::int AS posts FROM post')).toEqual({ posts: makeDrafts(seed).length });
    expect(
      await one(`SELECT count(*)::int AS wrong FROM post p
                 WHERE (reply_count, replier_count, like_count, clip_count, voter_count) <> (
                   (SELECT count(*) FROM reply r WHERE r.post_id = p.post_id),
                   (SELECT count(DISTINCT member_id) FROM reply r WHERE r.post_id = p.post_id),
                   (SELECT count(*) FROM post_like l WHERE l.post_id = p.post_id),
                   (SELECT count(*) FROM post_clip c WHERE c.post_id = p.post_id),
                   (SELECT count(*) FROM poll_vote v WHERE v.post_id = p.post_id)
                 )`),
    ).toEqual({ wrong: 0 });
  });

  test('some questions have an accepted answer, some surveys are closed, and each of fourteen days has its meals', async () => {
    expect(
      await one(`SELECT count(*) FILTER (WHERE kind = 'qna' AND accepted_reply_id IS NULL) > 3 AS open,
                        count(*) FILTER (WHERE accepted_reply_id IS NOT NULL) > 10 AS accepted,
                        count(*) FILTER (WHERE closes_at > $1) > 3 AS running,
                        count(*) FILTER (WHERE closes_at <= $1) > 3 AS over,
                        count(DISTINCT board_date) FILTER (WHERE board_date > $1::date - 14)::int AS days,
                        min(voter_count) FILTER (WHERE closes_at <= $1) > 10 AS voted,
                        (SELECT count(*) FROM reply WHERE mention_id IS NOT NULL) > 20 AS mentioned
                 FROM post`),
    ).toEqual({ open: true, accepted: true, running: true, over: true, days: 14, voted: true, mentioned: true });
  });

  test('after a long pause posts are as recent as before, with the same distances, and a guest’s post keeps its time', async () => {
    await insert(testNow, true);
    await client.query(`
      INSERT INTO member (nickname) VALUES ('손님');
      INSERT INTO post (kind, topic, member_id, title, body, created_at)
      SELECT 'board', 'talk', member_id, '손님 글', '글', '2026-11-19T00:00:00Z' FROM member WHERE nickname = '손님'`);
    const state = () =>
      one(`SELECT max(post.created_at) AS newest, max(post.created_at) - min(post.created_at) AS span,
                  (SELECT max(created_at) - min(created_at) FROM reply) AS talked,
                  count(*) FILTER (WHERE board_date <> (created_at AT TIME ZONE 'Asia/Seoul')::date)::int AS wrong_days
           FROM post WHERE title <> '손님 글'`);
    const before = await state();
    const later = new Date(testNow.getTime() + 30 * dayMs);
    await insert(later);
    const after = await state();
    expect(after).toMatchObject({ span: before.span, talked: before.talked, wrong_days: 0 });
    expect(later.getTime() - after.newest.getTime()).toBeLessThanOrEqual(60_000);
    expect(await one(`SELECT created_at AS at FROM post WHERE title = '손님 글'`)).toEqual({
      at: new Date('2026-11-19T00:00:00Z'),
    });
  });
});
