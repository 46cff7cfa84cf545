import type { MyData } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { aPost, type Community, newKey, openCommunity, write } from '../../../test/community.ts';
import { sections, withheldTables } from './sections.ts';

let market: Community;
beforeAll(async () => {
  market = await openCommunity();
});
afterEach(async () => {
  await market.query('TRUNCATE security_event');
  await market.clear();
});
afterAll(() => market.close());

const key = 'POST /api/v1/user/my-data';
const download = (who = market.writer) => who.call<MyData>(key);

const rowsOf = ({ sections: found }: MyData, name: string) => {
  const { columns, rows } = found.find((section) => section.name === name) ?? { columns: [], rows: [] };
  return rows.map((row) => Object.fromEntries(columns.map((column, place) => [column.name, row[place]])));
};

const columnsSql = `
  SELECT table_name || '.' || column_name AS name FROM information_schema.columns
  WHERE table_schema = 'public' AND table_name = ANY ($1)`;

/** The columns that refer to a member, directly or through the account of the member's stars. */
const tablesSql = `
  SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
  WHERE contype = 'f' AND confrelid IN ('member'::regclass, 'star_account'::regclass)`;

test('every table that refers to members is either in the download or listed with the reason', async () => {
  const found = await market.query<{ name: string }>(tablesSql);
  const listed = [...sections.map(({ table }) => table), ...Object.keys(withheldTables)];
  // The member itself, and the log that names its subject in a text.
  const unreferred = ['member', 'audit_log'];
  expect(found.map(({ name }) => name).sort()).toEqual(listed.filter((name) => !unreferred.includes(name)).sort());
});

test('every column of these tables is either in the download or listed with the reason', async () => {
  const found = await market.query<{ name: string }>(columnsSql, [sections.map(({ table }) => table)]);
  const told = sections.flatMap(({ table, columns, withheld = {} }) =>
    [...Object.keys(columns), ...Object.keys(withheld)].map((name) => `${table}.${name}`),
  );
  const isOwner = (name: string) => name.endsWith('.member_id') && name !== 'member.member_id';
  expect(found.map(({ name }) => name).filter((name) => !told.includes(name) && !isOwner(name))).toEqual([]);
});

test('every table and column has a Korean heading, and whatever is left out a Korean reason', async () => {
  const { sections: found, withheld } = await download();
  const headings = found.flatMap(({ title, columns }) => [title, ...columns.map((column) => column.title)]);
  const reasons = withheld.flatMap(({ title, reason }) => [title, reason]);
  expect([...headings, ...reasons].filter((text) => !/[가-힣]/.test(text))).toEqual([]);
});

test('the member finds contacts in full, posts, replies, stars and consents', async () => {
  await market.query("UPDATE member SET email = 'mine@mail.test', cellphone = '01012345678' WHERE member_id = $1", [
    market.writer.memberId,
  ]);
  const postId = await write(market.writer, undefined, { title: '내가 쓴 글' });
  await market.writer.call('PUT /api/v2/user/ad-consent', { body: { emailYN: 'Y' } });
  const found = await download();
  expect(rowsOf(found, 'member')).toMatchObject([
    { member_id: market.writer.memberId, email: 'mine@mail.test', cellphone: '01012345678', withdrawn_at: null },
  ]);
  expect(rowsOf(found, 'post')).toMatchObject([{ post_id: postId, title: '내가 쓴 글', kind: '게시판', images: null }]);
  expect(rowsOf(found, 'star_ledger')).toMatchObject([{ rule: '글쓰기', delta: 10, balance_after: 10 }]);
  expect(rowsOf(found, 'consent').at(-1)).toMatchObject({ kind: '이메일로 혜택 소식 받기', agreed: true });
  expect(rowsOf(found, 'session')).toMatchObject([{ device_uuid: 'w-member', revoked_at: null }]);
});

test('nothing of other members is in it, however they met', async () => {
  const { writer, reader } = market;
  const marks = ['비밀의 제목', '비밀의 본문은 스무 글자를 넉넉히 넘겨서 적어 둡니다', '비밀의 댓글', '비밀의 보기'];
  const [title = '', body = '', replyText = '', option = ''] = marks;
  const theirs = await write(reader, undefined, { title, body });
  const asked = aPost({
    title,
    body,
    options: [option, '다른 보기'],
    isMultiple: false,
    closeDt: '2026-11-25T00:00:00Z',
  });
  const { postId: survey } = await market.admin.call<{ postId: number }>('POST /api/v1/community/survey', {
    body: asked,
  });
  const mine = await write(writer);
  const reply = (who: typeof writer, id: number, text: string, more: object = {}) =>
    who.call<{ replyId: number }>('POST /api/v1/community/dashboard/:id/reply', {
      params: { id },
      body: { requestKey: newKey(), body: text, ...more },
    });
  const like = (who: typeof writer, id: number) =>
    who.call('PUT /api/v1/community/dashboard/:id/like', { params: { id }, body: { isLike: true } });
  const { replyId } = await reply(writer, theirs, '내가 남긴 댓글');
  // An alarm of the writer quotes the title of the other's post.
  await reply(reader, theirs, replyText, { replyToId: replyId });
  await reply(reader, mine, replyText);
  await like(reader, mine);
  await like(writer, theirs);
  const { optionId } = await market.one<{ optionId: number }>('SELECT min(option_id) AS "optionId" FROM poll_option');
  await writer.call('POST /api/v1/community/survey/:id/vote', {
    params: { id: survey },
    body: { optionIds: [optionId] },
  });
  await market.query(
    `INSERT INTO accusation (member_id, target, target_id, reason, reported_text, created_at)
     VALUES ($1, 'post', $2, 'spam', $3, now())`,
    [writer.memberId, theirs, `${title} ${body}`],
  );
  await writer.call('PUT /api/v1/community/block/:memberId', {
    params: { memberId: reader.memberId },
    body: { isBlock: true },
  });

  const found = await download();
  expect(rowsOf(found, 'alarm')).not.toEqual([]);
  expect(rowsOf(found, 'accusation')).toHaveLength(1);
  expect(rowsOf(found, 'member_block')).toHaveLength(1);
  expect(rowsOf(found, 'poll_vote')).toMatchObject([{ post_id: survey, option_ids: String(optionId) }]);
  expect(rowsOf(found, 'star_ledger').find(({ rule }) => rule === '좋아요 받기')).toMatchObject({
    source_id: String(mine),
  });
  const text = JSON.stringify(found);
  for (const mark of [...marks, 'otherMembe', 'w-otherMember']) expect(text).not.toContain(mark);
});

test('what the member has begun to write is in it', async () => {
  const content = {
    topic: 'recipe',
    title: '쓰던 제목',
    body: '쓰던 본문',
    images: ['/img/a', '/img/b'],
    productNos: [7, 8],
  };
  await market.query(
    `INSERT INTO post_draft (member_id, board, content, written_at)
     VALUES ($1, 'qna', $3, now() - interval '1 minute'), ($1, 'survey', $2, now())`,
    [
      market.writer.memberId,
      { ...content, poll: { options: ['하나', '둘'], isMultiple: false, hours: 24 } },
      { ...content, images: [], productNos: [] },
    ],
  );
  const drafts = rowsOf(await download(), 'post_draft');
  expect(drafts).toMatchObject([
    { board: '질문', topic: '레시피', images: null, products: null, options: null },
    {
      board: '설문',
      title: '쓰던 제목',
      content: '쓰던 본문',
      images: '/img/a, /img/b',
      products: '7, 8',
      options: '하나, 둘',
    },
  ]);
});

test('no secret is in it', async () => {
  const found = await download();
  const secrets = await market.query<{ secret: string }>(
    "SELECT encode(token_hash, 'hex') AS secret FROM refresh_token",
  );
  const text = JSON.stringify(found);
  for (const { secret } of secrets) expect(text).not.toContain(secret);
  const names = found.sections.flatMap(({ columns }) => columns.map(({ name }) => name));
  expect(names.filter((name) => /token|(?<!text_)hash/.test(name))).toEqual([]);
});

test('three downloads a day are served, however many come at once; each is recorded', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => download()));
  expect(replies.filter((reply) => (reply as unknown) === codes.outOfRange)).toHaveLength(5);
  expect(await market.query("SELECT FROM security_event WHERE event = 'member data downloaded'")).toHaveLength(3);
  // A day later, as far as the limit is concerned: tokens do not live as long.
  await market.query("UPDATE security_event SET at = at - interval '1 day'");
  expect(await download()).toMatchObject({ madeDt: market.clock.now.toISOString() });
});

test('a banned member may download, too', async () => {
  expect(await download(market.banned)).toMatchObject({ sections: expect.any(Array) });
});
