import { isDeepStrictEqual } from 'node:util';
import { starRules } from '@jangteo/contract/star-rules';
import { asSeen } from '@jangteo/contract/visible-text';
import type { Database, Queries } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { readDateTime } from '../../platform/values/date-time.ts';
import { refuseBanWords } from '../ban-words.ts';
import { kindsOf } from '../posts/readable.ts';
import { changePost, type NewPost, type Writing, writePost } from '../posts/write-post.ts';

interface SurveyInput {
  options: string[];
  isMultiple: boolean;
  closeDt: string;
}

interface Question extends Omit<SurveyInput, 'closeDt'> {
  closesAt: Date;
}

const hourMs = 60 * 60 * 1000;
const shortestMs = hourMs;
const longestMs = 30 * 24 * hourMs;

export function writeSurvey(database: Database, survey: Omit<NewPost, 'kind'> & SurveyInput) {
  const { options, isMultiple, closeDt, ...post } = survey;
  const closesAt = readDateTime(closeDt);
  return writePost(
    database,
    { ...post, kind: 'survey' },
    // Behind the idempotency key: a survey that was written is answered as written, whatever its writer may do by now.
    async (transaction, postId) => {
      await requireAsker(transaction, post.memberId);
      requireDuration(closesAt, post.now, post.now);
      await refuseBanWords(transaction, options);
      await setQuestion(transaction, postId, { options, isMultiple, closesAt });
    },
    { options, isMultiple, closeDt },
  );
}

const askerSql = `SELECT level >= $2 OR role = 'admin' AS "mayAsk" FROM member WHERE member_id = $1`;

/** Only members from this level on may ask everyone, so that new accounts cannot. */
async function requireAsker(transaction: Queries, memberId: number): Promise<void> {
  const [asker] = await transaction.query<{ mayAsk: boolean }>(askerSql, [memberId, starRules.surveyLevel]);
  if (!asker?.mayAsk) {
    throw new ApiError('unsupported', {
      status: 403,
      message: `설문은 레벨 ${starRules.surveyLevel}부터 만들 수 있어요.`,
    });
  }
}

function requireDuration(closesAt: Date, createdAt: Date, now: Date): void {
  const closes = closesAt.getTime();
  if (closes < now.getTime() + shortestMs || closes > createdAt.getTime() + longestMs) {
    throw new ApiError('outOfRange', { field: 'closeDt' });
  }
}

const setSql = 'UPDATE post SET closes_at = $2, is_multiple = $3 WHERE post_id = $1';
const forgetOptionsSql = 'DELETE FROM poll_option WHERE post_id = $1';
const addOptionsSql = `
  INSERT INTO poll_option (post_id, position, text)
  SELECT $1, place, text FROM unnest($2::text[]) WITH ORDINALITY option (text, place)`;

async function setQuestion(transaction: Queries, postId: number, { options, isMultiple, closesAt }: Question) {
  if (new Set(options.map(asSeen)).size < options.length) throw new ApiError('outOfRange', { field: 'options' });
  await transaction.query(setSql, [postId, closesAt, isMultiple]);
  await transaction.query(forgetOptionsSql, [postId]);
  await transaction.query(addOptionsSql, [postId, options]);
}

interface Change extends Writing, SurveyInput {
  postId: number;
  memberId: number;
  now: Date;
}

const askedSql = `
  SELECT closes_at AS "closeDt", is_multiple AS "isMultiple", voter_count AS "voterCount", created_at AS "regDt",
         ARRAY(SELECT text FROM poll_option o WHERE o.post_id = post.post_id ORDER BY position) AS options
  FROM post WHERE post_id = $1`;

interface StoredSurvey extends SurveyInput {
  voterCount: number;
  regDt: string;
}

/** Neither the title nor the poll can be changed after the first vote, nor the end of a closed survey. */
export const changeSurvey = (database: Database, { options, isMultiple, closeDt, ...post }: Change) =>
  changePost(database, { ...post, kinds: kindsOf.survey }, async (transaction, postId) => {
    const [asked] = await transaction.query<StoredSurvey>(askedSql, [postId]);
    if (!asked) throw new ApiError('noData');
    const closesAt = readDateTime(closeDt);
    const keepsTime = closesAt.toISOString() === asked.closeDt;
    const keepsQuestion = isMultiple === asked.isMultiple && isDeepStrictEqual(options, asked.options);
    if (!keepsTime && readDateTime(asked.closeDt) <= post.now) throw refusal('마감된 설문은 다시 열 수 없어요.');
    if (!keepsQuestion && asked.voterCount > 0) throw refusal('투표가 시작된 설문의 항목은 바꿀 수 없어요.');
    if (!keepsTime) requireDuration(closesAt, readDateTime(asked.regDt), post.now);
    await refuseBanWords(transaction, options);
    if (keepsQuestion) await transaction.query(setSql, [postId, closesAt, isMultiple]);
    else await setQuestion(transaction, postId, { options, isMultiple, closesAt });
  });

const refusal = (message: string) => new ApiError('unsupported', { status: 409, message });
