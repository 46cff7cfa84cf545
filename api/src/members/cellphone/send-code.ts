// Decision: docs/decisions/2026-11-29-what-is-done-already-is-answered-as-done.md

import { randomInt } from 'node:crypto';
import type { Queries } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors.ts';
import { enqueue } from '../../platform/outbox/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { lockMember } from '../member-lock.ts';
import { hashOfCode } from './code-hash.ts';
import { type Sms, sealSms } from './send-sms.ts';

const validSeconds = 180;
const resendSeconds = 60;
/** Limits for a member, and for a number, which several members might enter. */
const codesPerDay = 5;

const messagePrefix = 'phone-code-';

interface CodeRequest {
  memberId: number;
  cellphone: string;
  now: Date;
}

interface Times {
  expireDt: string;
  resendDt: string;
}

/** A repeat within the time for another code returns the times of the first one: its reply may have been lost. */
export const sendCode = ({ database, keys }: Services, { memberId, cellphone, now }: CodeRequest): Promise<Times> =>
  inTransaction(database, async (transaction) => {
    await lockMember(transaction, memberId);
    await transaction.query(lockNumberSql, [cellphone]);
    await refuseWhileUnsent(transaction, memberId);
    const justSent = await findJustSent(transaction, { memberId, cellphone, now });
    if (justSent) return timesOf(justSent);
    await refuseTooMany(transaction, { memberId, cellphone, now });
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const times = timesOf(now);
    const values = [memberId, cellphone, hashOfCode(keys, { memberId, cellphone, code }), now, times.expireDt];
    const [sent] = await transaction.query<{ id: number }>(insertSql, values);
    const sms: Sms = {
      messageId: `${messagePrefix}${sent?.id}`,
      to: cellphone,
      text: `[장터] 인증번호 ${code}. 다른 사람에게 알려 주지 마세요.`,
      until: times.expireDt,
    };
    await enqueue(transaction, 'send-sms', sms.messageId, { sealedSms: sealSms(keys, sms) });
    return times;
  });

/** Requests for one number run one after another, until the transaction ends. */
const lockNumberSql = "SELECT pg_advisory_xact_lock(hashtextextended('cellphone ' || $1, 4700))";

const insertSql = `
  INSERT INTO phone_code (member_id, cellphone, code_hash, sent_at, expires_at)
  VALUES ($1, $2, $3, $4, $5)
  RETURNING phone_code_id AS id`;

const justSentSql = `
  SELECT sent_at AS "sentDt" FROM phone_code
  WHERE member_id = $1 AND cellphone = $2 AND used_at IS NULL
    AND sent_at > $3::timestamptz - interval '${resendSeconds} seconds'`;

/** When the member was sent the code for this number after which another one has to wait. */
async function findJustSent(
  transaction: Queries,
  { memberId, cellphone, now }: CodeRequest,
): Promise<Date | undefined> {
  const [sent] = await transaction.query<{ sentDt: string }>(justSentSql, [memberId, cellphone, now]);
  return sent && new Date(sent.sentDt);
}

function timesOf(sentAt: Date): Times {
  const after = (seconds: number) => new Date(sentAt.getTime() + seconds * 1_000).toISOString();
  return { expireDt: after(validSeconds), resendDt: after(resendSeconds) };
}

const sentSql = `
  SELECT count(*) FILTER (WHERE member_id = $1)::integer AS "byMember",
         count(*) FILTER (WHERE cellphone = $2)::integer AS "byNumber",
         max(sent_at) FILTER (WHERE member_id = $1) AS "lastDt"
  FROM phone_code
  WHERE (member_id = $1 OR cellphone = $2) AND sent_at > $3::timestamptz - interval '24 hours'`;

interface Sent {
  byMember: number;
  byNumber: number;
  lastDt: string | null;
}

async function refuseTooMany(transaction: Queries, { memberId, cellphone, now }: CodeRequest): Promise<void> {
  const [sent] = await transaction.query<Sent>(sentSql, [memberId, cellphone, now]);
  const { byMember, byNumber, lastDt } = sent ?? { byMember: 0, byNumber: 0, lastDt: null };
  const waitSeconds = lastDt ? Math.ceil((Date.parse(lastDt) - now.getTime()) / 1_000) + resendSeconds : 0;
  if (waitSeconds > 0) {
    throw new ApiError('outOfRange', {
      status: 429,
      message: `인증번호는 ${waitSeconds}초 뒤에 다시 받을 수 있어요.`,
      retryAfterSeconds: waitSeconds,
    });
  }
  if (Math.max(byMember, byNumber) >= codesPerDay) {
    throw new ApiError('outOfRange', {
      status: 429,
      message: `인증번호는 하루에 ${codesPerDay}번까지 받을 수 있어요. 내일 다시 시도해 주세요.`,
      retryAfterSeconds: 3_600,
    });
  }
}

const unsentSql = `
  SELECT FROM outbox
  WHERE kind = 'send-sms' AND done_at IS NULL AND last_error IS NOT NULL AND dedupe_key = '${messagePrefix}' || (
    SELECT max(phone_code_id) FROM phone_code WHERE member_id = $1
  )`;

/**
 * While the gateway has not accepted the last message, another one would only queue behind it and count for the day.
 */
async function refuseWhileUnsent(transaction: Queries, memberId: number): Promise<void> {
  const [unsent] = await transaction.query(unsentSql, [memberId]);
  if (!unsent) return;
  throw new ApiError('externalApi', {
    message: '문자를 보내지 못하고 있어요. 잠시 후 다시 시도해 주세요.',
    retryAfterSeconds: 30,
  });
}
