import { createHash } from 'node:crypto';
import { type ChannelType, channelTypes } from '@jangteo/contract';
import { dayMs } from '@jangteo/contract/korean-day';
import type { Queries } from '../platform/database/database.ts';
import { ApiError } from '../platform/errors.ts';
import { koreanDate, koreanDayStart } from '../platform/values/korean-time.ts';
import type { Ban } from './ban-status.ts';

export interface Account {
  channelType: ChannelType;
  subject: string;
}

/** After a withdrawal the same account cannot join again for so long: offers for newcomers are for newcomers. */
const rejoinDays = 30;

/** The screens name the day: the account may join from its beginning on. */
export const rejoinTime = (now: Date): Date => koreanDayStart(new Date(now.getTime() + rejoinDays * dayMs));

/** As long as the privacy page says that barred accounts are remembered, unless the ban ends before. */
function banEnd(banEndsAt: string | null, now: Date): Date {
  const time = new Date(now);
  time.setUTCFullYear(time.getUTCFullYear() + 1);
  return banEndsAt === null ? time : new Date(Math.min(time.getTime(), Date.parse(banEndsAt)));
}

/** Subjects are long random texts of the provider, so that hashes of them cannot be guessed. */
export const accountHash = ({ channelType, subject }: Account): Buffer =>
  createHash('sha256').update(`${channelType}:${subject}`).digest();

const barredSql = `
  SELECT reason, until
  FROM barred_account
  WHERE account_hash = $1 AND (until IS NULL OR until > $2)`;

/** Refuses the sign-up of an account that has withdrawn recently or was banned. */
export async function refuseBarred(transaction: Queries, account: Account, now: Date): Promise<void> {
  const [barred] = await transaction.query<{ reason: string; until: string }>(barredSql, [accountHash(account), now]);
  if (!barred) return;
  const name = account.channelType === channelTypes.portal ? 'signUpProhibited' : 'signUpProhibitedDeviceMaker';
  if (barred.reason === 'prohibited') throw new ApiError(name);
  const from = koreanDate(new Date(barred.until));
  throw new ApiError(name, {
    message: `탈퇴한 계정은 ${rejoinDays}일 동안 다시 가입할 수 없어요. ${from}부터 가입할 수 있어요.`,
  });
}

const barSql = `
  INSERT INTO barred_account (account_hash, reason, until)
  VALUES ($1, $2, $3)
  ON CONFLICT (account_hash) DO UPDATE SET reason = excluded.reason, until = excluded.until`;

/** A banned member who withdraws is barred for as long as the ban lasts: a withdrawal does not lift it. */
export function barAccount(
  transaction: Queries,
  account: Account,
  { banMessage, banEndsAt, now }: Ban & { now: Date },
): Promise<unknown> {
  const bannedUntil = banMessage === null ? now : banEnd(banEndsAt, now);
  const rejoinsAt = rejoinTime(now);
  const values = bannedUntil > rejoinsAt ? ['prohibited', bannedUntil] : ['withdrawn', rejoinsAt];
  return transaction.query(barSql, [accountHash(account), ...values]);
}
