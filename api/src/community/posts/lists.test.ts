import type { PostItem } from '@jangteo/contract';
import { mostListed } from '@jangteo/contract/limits';
import { type Community, openCommunity } from '../../../test/community.ts';

interface Row {
  postId: number;
  kind: string;
  topic: string;
  memberId: number;
  title: string;
  strokes: string;
  initials: string;
  boardDate: string | null;
  isAccepted: boolean;
  isClosed: boolean;
  replies: number;
  score: number;
  regDt: string;
  today: number;
  week: number;
}
type Person = Pick<Community['reader'], 'call' | 'memberId'>;

let market: Community;
/** All posts that can be read, as a plain scan of the table finds them. */
let posts: Row[];
let blocked: number;

/** 1,700 posts in four segments of numbers, several at a time, with every kind, topic, state and score. */
const fillSql = `
  INSERT INTO post (post_id, kind, topic, member_id, title, body, board_date, closes_at, like_count, view_count, created_at,
                    hidden_at, deleted_at)
  SELECT n * 8, kind, ('{review,recipe,season,table,talk}'::text[])[1 + n * n % 5],
         (ARRAY[$2, $3, $4]::integer[])[1 + n % 3],
         CASE WHEN n % 11 = 0 THEN '꿀고구마 ' ELSE '' END || CASE WHEN n % 17 = 0 THEN 'Apple/오늘 ' ELSE '' END || '글 ' || n,
         '오늘도 맛있어요.' || repeat(' 감자', n % 3) || CASE WHEN n % 23 = 0 THEN ' 고구마랑 굴비' WHEN n % 5 = 0 THEN ' 고기 보구' ELSE '' END,
         CASE kind WHEN 'daily' THEN (at AT TIME ZONE 'Asia/Seoul')::date END,
         CASE kind WHEN 'survey' THEN at + (1 + n % 15) * interval '1 day' END,
         CASE WHEN n % 31 = 0 THEN n * 3 ELSE n % 7 * (n % 5) END, n % 400, at,
         CASE WHEN n % 41 = 0 THEN at END, CASE WHEN n % 43 = 0 THEN at END
  FROM generate_series(1, 1700) n
  CROSS JOIN LATERAL (
    SELECT (ARRAY['board', 'daily', 'qna', 'board', 'survey', 'board'])[1 + n % 6] AS kind,
           $1::timestamptz - power((1700 - n) / 4 / 425.0, 2) * interval '40 days' AS at
  ) made`;

const popularity = (seconds: number) =>
  `log(greatest(2, score + 2)::float8) / power(extract(epoch FROM $1 - created_at)::float8 / ${seconds} + 2, 1.8)`;

const scanSql = `
  SELECT post_id AS "postId", kind, topic, member_id AS "memberId", lower(title) AS title,
         strokes(title || ' ' || body) AS strokes, initials(replace(title, ' ', '')) AS initials, board_date::text AS "boardDate",
         accepted_reply_id IS NOT NULL AS "isAccepted", closes_at <= $1::timestamptz AS "isClosed", reply_count AS replies, score,
         created_at AS "regDt", ${popularity(3_600)} AS today, ${popularity(86_400)} AS week
  FROM post WHERE hidden_at IS NULL AND deleted_at IS NULL ORDER BY created_at DESC, post_id DESC`;

beforeAll(async () => {
  market = await openCommunity();
  const { reader, writer, admin, clock } = market;
  blocked = admin.memberId;
  await market.query(fillSql, [clock.now, reader.memberId, writer.memberId, blocked]);
  await market.query(
    `INSERT INTO reply (post_id, member_id, body) SELECT post_id, $1, '답변' FROM post WHERE kind = 'qna' AND post_id % 3 > 0`,
    [reader.memberId],
  );
  await market.query(`
    UPDATE post SET accepted_reply_id = reply_id FROM reply WHERE reply.post_id = post.post_id AND post.post_id % 5 > 1`);
  await market.query('INSERT INTO post_like SELECT post_id, $1, created_at FROM post WHERE post_id % 3 = 0', [
    reader.memberId,
  ]);
  await market.query('INSERT INTO member_block VALUES ($1, $2, now())', [reader.memberId, blocked]);
  posts = await market.query<Row>(scanSql, [clock.now]);
  expect(posts.length).toBeGreaterThan(1_500);
});
afterAll(() => market.close());

const by =
  (value: (row: Row) => number) =>
  (a: Row, b: Row): number =>
    value(b) - value(a) || b.postId - a.postId;

/** Asks for a list page by page, for a visitor and for a member who has blocked a writer, and compares it with the scan. */
async function expectList(
  path: string,
  query: Record<string, string>,
  expected: readonly Row[],
  { end = Number.POSITIVE_INFINITY, viewers = [market.visitor, market.reader] as Person[] } = {},
) {
  for (const viewer of viewers) {
    const all = expected.filter(({ memberId }) => viewer !== market.reader || memberId !== blocked);
    const listed = all.slice(0, end);
    for (const [page, limit] of [
      [1, 100],
      [2, 7],
      [Math.max(1, Math.ceil(listed.length / 100)), 100],
      [Math.ceil(listed.length / 100) + 1, 100],
    ] as const) {
      const found = await viewer.call<{ list: PostItem[]; totalCount: number; hasNext: boolean }>(
        `GET /api/v1/community/${path}` as never,
        { query: { ...query, page: String(page), limit: String(limit) } },
      );
      expect({ ...found, list: found.list.map(({ postId }) => postId) }).toMatchObject({
        list: listed.slice((page - 1) * limit, page * limit).map(({ postId }) => postId),
        totalCount: Math.min(all.length, mostListed + 1),
        hasNext: page * limit < listed.length,
      });
    }
  }
}

const isBoard = ({ kind }: Row) => kind === 'board' || kind === 'daily';
const topics = ['', 'review', 'talk'];
const sorts = [
  ['new', () => 0],
  ['popular', by(({ score }) => score)],
] as const;
const inTopic = (topic: string) => (row: Row) => topic === '' || row.topic === topic;
const queryOf = (topic: string, more: object) => ({ ...(topic ? { topic } : {}), ...more });

describe('lists are those of a plain scan', () => {
  test.each(sorts)('[COM-01] the dashboard, %s', async (sort, order) => {
    for (const topic of topics) {
      await expectList('dashboard', queryOf(topic, { sort }), posts.filter(isBoard).filter(inTopic(topic)).sort(order));
    }
  });

  test.each([
    ['all', () => true],
    ['unanswered', ({ isAccepted, replies }: Row) => !isAccepted && replies === 0],
    ['open', ({ isAccepted }: Row) => !isAccepted],
    ['accepted', ({ isAccepted }: Row) => isAccepted],
  ] as const)('[COM-01] questions, %s', async (state, isInState) => {
    for (const [sort, order] of sorts) {
      for (const topic of topics) {
        const questions = posts.filter((row) => row.kind === 'qna' && isInState(row)).filter(inTopic(topic));
        await expectList('qna', queryOf(topic, { state, sort }), questions.sort(order));
      }
    }
  });

  test.each([
    ['all', () => true],
    ['open', ({ isClosed }: Row) => !isClosed],
    ['closed', ({ isClosed }: Row) => isClosed],
  ] as const)('[COM-01] surveys, %s', async (state, isInState) => {
    for (const [sort, order] of sorts) {
      const surveys = posts.filter((row) => row.kind === 'survey' && isInState(row));
      expect(surveys.length).toBeGreaterThan(20);
      await expectList('survey', { state, sort }, surveys.sort(order));
      await expectList('survey', { state, sort, topic: 'talk' }, surveys.filter(inTopic('talk')).sort(order));
    }
  });

  test.each([
    ['today', 1],
    ['week', 7],
  ] as const)('[COM-01] popular posts, %s', async (range, days) => {
    const oldest = market.clock.now.getTime() - days * 86_400_000;
    const recent = posts.filter((row) => isBoard(row) && new Date(row.regDt).getTime() > oldest);
    expect(recent.length).toBeGreaterThan(100);
    await expectList('popular', { range }, recent.sort(by((row) => row[range])), { end: mostListed });
  });

  test('[COM-01] the daily board', async () => {
    const day = posts.find(({ kind }) => kind === 'daily')?.boardDate ?? '';
    await expectList(
      'daily-board',
      { date: day },
      posts.filter(({ boardDate }) => boardDate === day),
    );
  });

  test('[COM-07] my posts, questions and likes', async () => {
    const { reader } = market;
    const mine = posts.filter(({ memberId }) => memberId === reader.memberId);
    const viewers = [reader];
    await expectList(
      'my/post',
      {},
      mine.filter(({ kind }) => kind !== 'qna'),
      { viewers },
    );
    await expectList(
      'my/qna',
      {},
      mine.filter(({ kind }) => kind === 'qna'),
      { viewers },
    );
    await expectList(
      'my/like',
      {},
      posts.filter(({ postId }) => postId % 3 === 0),
      { viewers },
    );
  });
});

describe('search', () => {
  const strokesOf = async (word: string) =>
    (await market.one<{ strokes: string }>('SELECT strokes($1) AS strokes', [word])).strokes;

  test.each([
    '고구마', // in some titles, and in other texts
    '꿀고굼', // half typed
    '요', // two strokes, in every text
    '오늘', // in every text, and in some titles, old ones too
    '감자 글', // in most texts
    '굴비 apple', // rare together
    '5', // one letter
    'ㄱㄱㅁ', // initials
    'ㄱ', // one of them
    'ㄲㄱ 굴비',
    '고구마랑 굴비 ㄱㅁㄱ',
    '없는말입니다',
    '고구', // in '고기 보구' stand all of its runs, and not the word
  ])('[COM-06] for %s finds what a plain scan finds', async (keyword) => {
    const words = keyword.split(' ');
    const initials = words.filter((word) => /^[ㄱ-ㅎ]+$/.test(word));
    const whole = words.filter((word) => !initials.includes(word));
    const strokes = await Promise.all(whole.map(strokesOf));
    const found = posts.filter(
      (row) =>
        strokes.every((word) => row.strokes.includes(word)) && initials.every((word) => row.initials.includes(word)),
    );
    const [first] = whole;
    const order = by((row) => (first && row.title.includes(first) ? 1 : 0));
    for (const [type, isOfType] of [
      [undefined, () => true],
      ['dashboard', isBoard],
      ['qna', ({ kind }: Row) => kind === 'qna'],
    ] as const) {
      const query = { keyword, ...(type ? { type } : {}) };
      await expectList('search', query, found.filter(isOfType).sort(order), { end: mostListed });
    }
  });
});

describe('lists and search follow', () => {
  const written = (table: string) => market.query<object>(`SELECT * FROM ${table} ORDER BY post_id, ${table}::text`);
  const indexes = () =>
    market.query<object>(
      `SELECT indexdef, attstattarget FROM pg_indexes JOIN pg_attribute ON attrelid = indexname::regclass AND attnum = 1
       WHERE tablename IN ('post_entry', 'post_search') ORDER BY indexname`,
    );

  test.each([
    ['a title', "UPDATE post SET title = title || ' 새말' WHERE post_id % 5 = 0"],
    ['a text', "UPDATE post SET body = '다른 말' WHERE post_id % 5 = 1"],
    ['a topic', "UPDATE post SET topic = 'season' WHERE post_id % 5 = 2"],
    ['likes', 'INSERT INTO post_like SELECT post_id, $1, now() FROM post WHERE post_id % 5 = 3 ON CONFLICT DO NOTHING'],
    [
      'a first reply',
      "INSERT INTO reply (post_id, member_id, body) SELECT post_id, $1, '댓글' FROM post WHERE post_id % 5 = 4",
    ],
    ['a reply that is deleted', 'UPDATE reply SET deleted_at = now() WHERE reply_id % 2 = 0'],
    ['when a survey closes', "UPDATE post SET closes_at = created_at + interval '2 days' WHERE kind = 'survey'"],
    ['what is hidden', 'UPDATE post SET hidden_at = now() WHERE post_id % 7 = 0'],
    ['what is shown again', 'UPDATE post SET hidden_at = NULL'],
    ['what is deleted', 'UPDATE post SET deleted_at = now() WHERE post_id % 7 = 1'],
    [
      'posts that are no more',
      'DELETE FROM post WHERE post_id % 7 = 2 AND NOT EXISTS (SELECT FROM reply WHERE reply.post_id = post.post_id)',
    ],
  ])('[COM-06] %s', async (_, change) => {
    const before = [await written('post_entry'), await written('post_search')];
    await market.query(change, change.includes('$1') ? [market.writer.memberId] : []);
    const after = [await written('post_entry'), await written('post_search')];
    expect(after).not.toEqual(before);
    expect(after).toEqual([await written('listed_post'), await written('searched_post')]);
  });

  test('one pass over all posts makes what the posts make one by one', async () => {
    const expected = [await written('post_entry'), await written('post_search'), await indexes()];
    await market.query('SELECT index_all_posts()');
    expect([await written('post_entry'), await written('post_search'), await indexes()]).toEqual(expected);
  });
});
