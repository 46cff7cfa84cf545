// Decision: docs/decisions/2026-11-20-how-long-things-are-kept.md

import { unusedImages } from './community/images/unused-images.ts';
import { emptiedText } from './community/posts/readable.ts';
import type { Queries } from './platform/database/database.ts';
import { doEach, untilNone } from './platform/repeat.ts';

/**
 * How long rows are kept; tables not listed here keep theirs until the owner deletes them or withdraws. `$1` is now.
 * The privacy page states the periods of personal data.
 */
const outdated: [table: string, condition: string][] = [
  ['session', 'expires_at < $1'],
  ['landing_answer', 'expires_at < $1'],
  ['spent_challenge', 'expires_at < $1'],
  ['idempotency', "created_at < now() - interval '48 hours'"],
  ['barred_account', 'until < $1'],
  ['phone_code', "sent_at < $1::timestamptz - interval '2 days'"],
  ['replaced_cellphone', "replaced_at < $1::timestamptz - interval '1 day'"],
  ['email_lookup', "looked_up_at < $1::timestamptz - interval '2 days'"],
  ['alarm', "created_at < $1::timestamptz - interval '90 days'"],
  ['outbox', "done_at < now() - interval '30 days'"],
  ['post_counted', "day < ($1::timestamptz AT TIME ZONE 'Asia/Seoul')::date - 1"],
  ['product_counted', "day < ($1::timestamptz AT TIME ZONE 'Asia/Seoul')::date - 1"],
  ['member_image', unusedImages],
  ['post_draft', "written_at < $1::timestamptz - interval '30 days'"],
  ['search_log', "hour < $1::timestamptz - interval '4 days'"],
  ['search_rank', "base_dt < $1::timestamptz - interval '7 days'"],
  ['device', "member_id IS NULL AND seen_at < $1::timestamptz - interval '12 months'"],
  ['accusation', "resolved_at < $1::timestamptz - interval '3 years'"],
  ['audit_log', "at < $1::timestamptz - interval '3 years'"],
  ['security_event', "at < $1::timestamptz - interval '3 months'"],
  ['game_draw', "on_day < ($1::timestamptz AT TIME ZONE 'Asia/Seoul')::date - 1"],
  ['kept_record', 'until < $1'],
];

const isLongDeleted = (table: string) => `${table}.deleted_at < $1::timestamptz - interval '30 days'`;

const hasText = (column: string) => `${column} <> '${emptiedText}'`;
const emptied = (column: string) => `${column} = '${emptiedText}'`;

const ofDeletedPosts = (table: string, column: string) =>
  `FROM post JOIN ${table} USING (post_id)
   WHERE ${isLongDeleted('post')} AND ${hasText('post.body')} AND ${hasText(`${table}.${column}`)}`;

const noneLeft = (table: string, column: string) =>
  `NOT EXISTS (SELECT FROM ${table} WHERE ${table}.post_id = post.post_id AND ${hasText(`${table}.${column}`)})`;

/**
 * The rows stay, because replies refer to them; the texts are emptied. A post comes last, when nothing below it has its text
 * any more: an emptied post is not looked at again.
 */
const deletedTexts: [table: string, id: string, chosen: string, texts: string][] = [
  ['reply', 'reply_id', `FROM reply WHERE ${isLongDeleted('reply')} AND ${hasText('reply.body')}`, emptied('body')],
  ['reply', 'reply_id', ofDeletedPosts('reply', 'body'), emptied('body')],
  ['poll_option', 'option_id', ofDeletedPosts('poll_option', 'text'), emptied('text')],
  [
    'post',
    'post_id',
    `FROM post
     WHERE ${isLongDeleted('post')} AND ${hasText('post.body')}
       AND ${noneLeft('reply', 'body')} AND ${noneLeft('poll_option', 'text')}`,
    `${emptied('title')}, ${emptied('body')}`,
  ],
];

/** In portions: a longer statement would hit the timeout and hold locks for long. */
const partSize = 500;

const deleteSql = (table: string, condition: string) => `
  WITH done AS (
    DELETE FROM ${table}
    WHERE ctid IN (SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${partSize})
    RETURNING 1
  )
  SELECT count(*)::integer AS count FROM done`;

const emptySql = (table: string, id: string, chosen: string, texts: string) => `
  WITH done AS (
    UPDATE ${table} SET ${texts}
    WHERE ${id} IN (SELECT ${id} ${chosen} LIMIT ${partSize})
    RETURNING 1
  )
  SELECT count(*)::integer AS count FROM done`;

/** What cannot be deleted keeps nothing else from being deleted. */
export function cleanUp(database: Queries, now: Date, closing?: AbortSignal): Promise<void> {
  const statements = [
    ...outdated.map(([table, condition]) => deleteSql(table, condition)),
    ...deletedTexts.map((text) => emptySql(...text)),
  ];
  return doEach(statements.map((sql) => () => untilNone(() => countOf(database, sql, now), { closing })));
}

async function countOf(database: Queries, sql: string, now: Date): Promise<number> {
  const [row] = await database.query<{ count: number }>(sql, sql.includes('$1') ? [now] : []);
  return row?.count ?? 0;
}
