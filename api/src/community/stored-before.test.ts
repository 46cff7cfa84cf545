import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase } from '../../test/app.ts';
import { query } from '../../test/query.ts';
import { migrate } from '../platform/database/migrations.ts';

const migrations = join(import.meta.dirname, '../../migrations');

/** The migrations before this one. */
async function folderBefore(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  const before = (await readdir(migrations)).filter((file) => file < name);
  for (const file of before) await cp(join(migrations, file), join(folder, file));
  return folder;
}

test('[COM-06] texts from before lose what turns them around, and are found as they are seen', async () => {
  const database = await openTestDatabase();
  const folder = await folderBefore('0320');
  await using stack = new AsyncDisposableStack();
  stack.defer(() => rm(folder, { recursive: true }));
  stack.defer(() => database.drop());
  await migrate(database.url, folder);
  const ask = <Row>(sql: string) => query<Row>(database.url, sql);
  await ask(`
    INSERT INTO member (nickname) VALUES ('글쓴이');
    INSERT INTO post (kind, topic, member_id, title, body, closes_at)
    SELECT kind, 'talk', member_id, title, body, CASE kind WHEN 'survey' THEN now() + interval '1 day' END
    FROM member, (VALUES
      ('board', E'거꾸\\u202E로', E'\\u2066'),
      ('board', E'고\\u200B구마', '👩\u200d🌾❤\ufe0f'),
      ('survey', '그대로', '두어요')
    ) written (kind, title, body);
    INSERT INTO reply (post_id, member_id, body) SELECT 1, member_id, E'댓\\u202D글' FROM member;
    INSERT INTO poll_option (post_id, position, text) VALUES (3, 1, E'하\\u2069나');
  `);
  await migrate(database.url);
  expect(await ask('SELECT title, body FROM post ORDER BY post_id')).toEqual([
    { title: '거꾸로', body: '·' },
    { title: '고\u200b구마', body: '👩\u200d🌾❤\ufe0f' },
    { title: '그대로', body: '두어요' },
  ]);
  expect(await ask('SELECT title FROM post_search ORDER BY post_id')).toEqual([
    { title: '거꾸로' },
    { title: '고구마' },
    { title: '그대로' },
  ]);
  expect(await ask('SELECT body FROM reply')).toEqual([{ body: '댓글' }]);
  expect(await ask('SELECT text FROM poll_option')).toEqual([{ text: '하나' }]);
});

test('texts below posts that were emptied before are emptied, and no others', async () => {
  const database = await openTestDatabase();
  const folder = await folderBefore('0360');
  await using stack = new AsyncDisposableStack();
  stack.defer(() => rm(folder, { recursive: true }));
  stack.defer(() => database.drop());
  await migrate(database.url, folder);
  await query(
    database.url,
    `INSERT INTO member (nickname) VALUES ('글쓴이');
     INSERT INTO post (kind, topic, member_id, title, body, closes_at, deleted_at)
     SELECT 'survey', 'talk', member_id, '제목', body, now() + interval '1 day', now() - days * interval '1 day'
     FROM member, (VALUES ('삭제된 글', 31), ('이야기', 31), ('삭제된 글', NULL)) written (body, days);
     INSERT INTO reply (post_id, member_id, body) SELECT post_id, member_id, '댓글' FROM post;
     INSERT INTO poll_option (post_id, position, text) SELECT post_id, 1, '보기' FROM post`,
  );
  await migrate(database.url);
  const sql = 'SELECT reply.body AS reply, text AS option FROM reply JOIN poll_option USING (post_id) ORDER BY post_id';
  const kept = { reply: '댓글', option: '보기' };
  expect(await query(database.url, sql)).toEqual([{ reply: '삭제된 글', option: '삭제된 글' }, kept, kept]);
});
