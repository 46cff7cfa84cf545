import type { BodyOf, Calls, PostDraft } from '@jangteo/contract';
import type { Queries } from '../../platform/database/database.ts';
import { jsonObject } from '../../platform/database/json-object.ts';
import { stillMember } from '../../platform/still-member.ts';
import { readDateTime } from '../../platform/values/date-time.ts';
import { findCards } from '../posts/linked-products.ts';
import type { PostKind } from '../posts/readable.ts';

type SentDraft = BodyOf<Calls['PUT /api/v1/community/draft/:board']>;
type Content = Omit<SentDraft, 'writeDt'>;

export type DraftBoard = 'dashboard' | 'qna' | 'survey' | 'daily';

interface Place {
  memberId: number;
  board: DraftBoard;
}

const keepSql = `
  INSERT INTO post_draft (member_id, board, content, written_at)
  SELECT member_id, $2, $3, $4 FROM ${stillMember('$1')} writer
  ON CONFLICT (member_id, board) DO UPDATE SET content = EXCLUDED.content, written_at = EXCLUDED.written_at
  WHERE post_draft.written_at <= EXCLUDED.written_at`;

const timeSql = 'SELECT written_at AS "writeDt" FROM post_draft WHERE member_id = $1 AND board = $2';

/** Returns when the draft was written that the server has afterwards: of two devices' drafts, the newer one stays. */
export async function keepDraft(
  database: Queries,
  { memberId, board }: Place,
  { writeDt, ...content }: SentDraft,
  now: Date,
): Promise<{ writeDt: string }> {
  const writtenAt = new Date(Math.min(readDateTime(writeDt).getTime(), now.getTime()));
  await database.query(keepSql, [memberId, board, JSON.stringify(content), writtenAt]);
  const [kept] = await database.query<{ writeDt: string }>(timeSql, [memberId, board]);
  return kept ?? { writeDt: writtenAt.toISOString() };
}

const draftSql = 'SELECT content, written_at AS "writeDt" FROM post_draft WHERE member_id = $1 AND board = $2';

/** The uploads that are still there and in no post. */
const imagesSql = `
  SELECT ${jsonObject<PostDraft['images'][number]>({ imageUrl: 'wanted.url', width: 'i.width', height: 'i.height' })} AS image
  FROM unnest($2::text[]) WITH ORDINALITY wanted (url, place)
  JOIN member_image i ON i.name = substr(wanted.url, 6) AND i.member_id = $1
  WHERE NOT EXISTS (SELECT FROM post_image p WHERE p.name = i.name)
  ORDER BY wanted.place`;

export async function findDraft(database: Queries, { memberId, board }: Place, now: Date): Promise<PostDraft | null> {
  const [draft] = await database.query<{ content: Content; writeDt: string }>(draftSql, [memberId, board]);
  if (!draft) return null;
  const { images, productNos, poll = null, ...texts } = draft.content;
  const [found, products] = await Promise.all([
    images.length > 0 ? database.query<{ image: PostDraft['images'][number] }>(imagesSql, [memberId, images]) : [],
    findCards(database, productNos, now),
  ]);
  return {
    ...texts,
    images: found.map(({ image }) => image),
    lostImageCount: images.length - found.length,
    products,
    poll,
    writeDt: draft.writeDt,
  };
}

const forgetSql = 'DELETE FROM post_draft WHERE member_id = $1 AND board = $2';

export const forgetDraft = (database: Queries, { memberId, board }: Place): Promise<unknown> =>
  database.query(forgetSql, [memberId, board]);

/** Under which board a new post of each kind was drafted. */
export const draftBoardOf: Record<PostKind, DraftBoard> = {
  board: 'dashboard',
  daily: 'daily',
  qna: 'qna',
  survey: 'survey',
};
