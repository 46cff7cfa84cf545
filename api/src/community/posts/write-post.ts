import type { PostTopic, ToastItem } from '@jangteo/contract';
import { koreanDay } from '@jangteo/contract/korean-day';
import { starRules } from '@jangteo/contract/star-rules';
import { visibleLength } from '@jangteo/contract/visible-text';
import type { Database, Queries } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors.ts';
import { earnStars } from '../../stars/earn.ts';
import { refuseBanWords } from '../ban-words.ts';
import { draftBoardOf, forgetDraft } from '../drafts/drafts.ts';
import { attachImages } from '../images/attach-images.ts';
import { type WriteResult, writeOnce } from '../write-once.ts';
import { lockOwnPost, type PostHead } from './find-post.ts';
import { attachProducts } from './linked-products.ts';
import type { PostKind } from './readable.ts';

export interface Writing {
  topic: PostTopic;
  title: string;
  body: string;
  /** Addresses of the writer's own uploads. */
  images: string[];
  /** Undefined: none for a new post, unchanged for an edited one. */
  productNos?: number[] | undefined;
}

export interface NewPost extends Writing {
  kind: PostKind;
  memberId: number;
  requestKey: string;
  now: Date;
}

/** Writes the other rows of this kind of post, in the same transaction. */
type WriteRest = (transaction: Queries, postId: number) => Promise<void>;

/**
 * A survey is inserted with the earliest closing time; the survey's own code sets the real one in the same
 * transaction.
 */
const insertSql = `
  INSERT INTO post (kind, topic, member_id, title, body, board_date, closes_at, created_at)
  VALUES ($1::text, $2, $3, $4, $5, $6, CASE WHEN $1 = 'survey' THEN $7::timestamptz + interval '1 hour' END, $7)
  RETURNING post_id AS "postId"`;

export function writePost(
  database: Database,
  post: NewPost,
  writeRest?: WriteRest,
  /** The post's other rows. */
  rest?: object,
): Promise<WriteResult<{ postId: number }>> {
  const { kind, memberId, requestKey, now, ...writing } = post;
  const keyed = { memberId, requestKey, request: { call: `write ${kind}`, ...writing, ...rest } };
  return writeOnce(database, keyed, async (transaction) => {
    await refuseBanWords(transaction, [post.title, post.body]);
    const [row] = await transaction.query<{ postId: number }>(insertSql, [
      kind,
      post.topic,
      memberId,
      post.title,
      post.body,
      kind === 'daily' ? koreanDay(now) : null,
      now,
    ]);
    const postId = row?.postId ?? 0;
    await attachImages(transaction, { postId, memberId, images: post.images });
    await attachProducts(transaction, 'post', postId, post.productNos ?? []);
    await writeRest?.(transaction, postId);
    await forgetDraft(transaction, { memberId, board: draftBoardOf[kind] });
    return { data: { postId }, toastItems: await payWriter(transaction, post, postId) };
  });
}

async function payWriter(
  transaction: Queries,
  { memberId, body, images, now }: NewPost,
  postId: number,
): Promise<ToastItem[]> {
  if (visibleLength(body) < starRules.postMinLength) return [];
  const source = { memberId, sourceType: 'post', sourceId: postId, now } as const;
  const forText = await earnStars(transaction, { ...source, rule: 'post' });
  const forPhoto = images.length > 0 ? await earnStars(transaction, { ...source, rule: 'postPhoto' }) : [];
  return [...forText, ...forPhoto];
}

interface Change extends Writing {
  postId: number;
  memberId: number;
  kinds: readonly PostKind[];
  now: Date;
}

const updateSql = 'UPDATE post SET topic = $2, title = $3, body = $4, edited_at = $5 WHERE post_id = $1';

export const changePost = (
  database: Database,
  { postId, memberId, kinds, topic, title, body, images, productNos, now }: Change,
  changeRest?: WriteRest,
): Promise<{ postId: number; editDt: string }> =>
  inTransaction(database, async (transaction) => {
    const before = await lockOwnPost(transaction, { postId, memberId, kinds });
    const { kind } = before;
    if (title !== before.title) refuseFixedTitle(before);
    if (kind === 'daily' && images.length === 0) throw new ApiError('outOfRange', { field: 'images' });
    await refuseBanWords(transaction, [title, body]);
    await transaction.query(updateSql, [postId, kind === 'daily' ? 'table' : topic, title, body, now]);
    await attachImages(transaction, { postId, memberId, images });
    if (productNos) await attachProducts(transaction, 'post', postId, productNos);
    await changeRest?.(transaction, postId);
    return { postId, editDt: now.toISOString() };
  });

/** The title asks what the votes and the accepted answer reply to: another one would turn their meaning round. */
function refuseFixedTitle({ acceptedReplyId, voterCount }: PostHead): void {
  if (voterCount > 0) throw refusal('투표가 시작된 설문의 제목은 바꿀 수 없어요.');
  if (acceptedReplyId !== null) throw refusal('답변을 채택한 질문의 제목은 바꿀 수 없어요.');
}

const refusal = (message: string) => new ApiError('unsupported', { status: 409, message });
