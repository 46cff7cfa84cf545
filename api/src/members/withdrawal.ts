// Decision: docs/decisions/2026-11-26-a-withdrawal-takes-back-the-customers-return.md

import { randomUUID } from 'node:crypto';
import type { ChannelType } from '@jangteo/contract';
import type { FastifyBaseLogger } from 'fastify';
import { writeAudit } from '../platform/audit.ts';
import type { Queries } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { ApiError } from '../platform/errors.ts';
import { cancel, enqueue } from '../platform/outbox/outbox.ts';
import type { Services } from '../platform/services.ts';
import { deleteShopCustomer } from '../shop-platform/customers.ts';
import { closeAccount, hasOpenExchange, holdAccount, reopenAccount } from '../stars/account.ts';
import { type Ban, banColumns } from './ban-status.ts';
import { accountHash, barAccount, rejoinTime } from './barred-accounts.ts';
import { keepRecords } from './kept-records.ts';

interface Withdrawal {
  memberId: number;
  reason: string;
  now: Date;
}

/** By then a withdrawal has come to its end, or was broken off. */
const returnAfterSeconds = 60;

/**
 * The customer at the shop platform is deleted first: while that fails, the member stays, and may retry. Everything else
 * is one transaction, with deliveries to the outside systems concerned. It also takes back a delivery that otherwise gives
 * a member who stays their customer again, whatever the shop platform did, and wherever this was broken off.
 */
export async function withdraw(
  { database, outside }: Services,
  withdrawal: Withdrawal,
  log: FastifyBaseLogger,
): Promise<{ withdrawnDt: string; rejoinDt: string }> {
  const { memberId, now } = withdrawal;
  const { customerKey, hasAgreed } = await findCustomer(database, memberId);
  const returnKey = randomUUID();
  await inTransaction(database, async (transaction) => {
    await closeStars(transaction, withdrawal);
    if (!hasAgreed) return;
    const delivery = [returnKey, { customerKey }, { afterSeconds: returnAfterSeconds }] as const;
    await enqueue(transaction, 'register-shop-customer', ...delivery);
  });
  await deleteShopCustomer(outside.shopPlatform, customerKey).catch(async (error) => {
    log.warn({ err: error }, 'the shop platform keeps its customer');
    await reopenAccount(database, memberId);
    throw new ApiError('withdrawalFailed');
  });
  await inTransaction(database, (transaction) => leave(transaction, { ...withdrawal, customerKey, returnKey }), {
    retriesLocks: true,
  });
  return { withdrawnDt: now.toISOString(), rejoinDt: rejoinTime(now).toISOString() };
}

interface Customer {
  customerKey: string;
  /** Only members who have finished their sign-up are registered at the shop platform. */
  hasAgreed: boolean;
}

const customerSql = `
  SELECT shop_customer_key AS "customerKey", agreed_at IS NOT NULL AS "hasAgreed"
  FROM member WHERE member_id = $1 AND withdrawn_at IS NULL`;

async function findCustomer(database: Queries, memberId: number): Promise<Customer> {
  const [customer] = await database.query<Customer>(customerSql, [memberId]);
  if (!customer) throw new ApiError('refreshExpired');
  return customer;
}

/** Stars in an open exchange become points or come back: until then it is unknown what the member would lose. */
async function closeStars(transaction: Queries, { memberId, now }: Withdrawal): Promise<void> {
  await closeAccount(transaction, memberId, now);
  if (!(await hasOpenExchange(transaction, memberId))) return;
  throw new ApiError('withdrawalFailed', { status: 409, message: '처리 중인 별 전환이 끝난 뒤에 탈퇴할 수 있어요.' });
}

const lockMemberSql = `
  SELECT ${banColumns('$2')}
  FROM member
  WHERE member_id = $1 AND withdrawn_at IS NULL
  FOR UPDATE`;

async function leave(
  transaction: Queries,
  { memberId, reason, now, customerKey, returnKey }: Withdrawal & { customerKey: string; returnKey: string },
) {
  // In the order in which others' acts lock: replies, posts, the account of stars, accounts of providers, the member.
  for (const table of countedTables) await transaction.query(forgetSql(table), [memberId]);
  await holdAccount(transaction, memberId);
  const accounts = await transaction.query<HeldAccount>(accountsSql, [memberId]);
  const [member] = await transaction.query<Ban>(lockMemberSql, [memberId, now]);
  if (!member) throw new ApiError('refreshExpired');
  for (const { grantToken, ...account } of accounts) {
    await barAccount(transaction, account, { ...member, now });
    await keepRecords(transaction, { memberId, accountHash: accountHash(account), now });
    if (grantToken) {
      const payload = { channelType: account.channelType, sealedToken: grantToken.toString('base64') };
      await enqueue(transaction, 'revoke-grant', randomUUID(), payload);
    }
  }
  await cancel(transaction, 'register-shop-customer', returnKey);
  // A second time, for a registration that was in flight when the customer was deleted.
  await enqueue(transaction, 'delete-shop-customer', customerKey, { customerKey });
  await transaction.query(anonymiseSql, [memberId, now]);
  for (const table of forgottenTables) await transaction.query(forgetSql(table), [memberId]);
  await writeAudit(transaction, {
    actor: `member:${memberId}`,
    act: 'withdrawal',
    subject: `member:${memberId}`,
    details: { reason },
  });
}

interface HeldAccount {
  channelType: ChannelType;
  subject: string;
  grantToken: Buffer | null;
}

const accountsSql = `
  SELECT channel_type AS "channelType", subject, grant_token AS "grantToken"
  FROM social_account
  WHERE member_id = $1
  FOR UPDATE`;

/** Their rows are counted beside what they are about: replies and posts. */
const countedTables = ['reply_like', 'post_like', 'post_clip'] as const;

/** The row stays, because posts and replies refer to it; name and contacts are removed. */
const anonymiseSql = `
  UPDATE member
  SET nickname = NULL, name = NULL, email = NULL, cellphone = NULL, gender = NULL, birth_year = NULL,
      ban_message = NULL, banned_at = NULL, ban_ends_at = NULL, agreed_at = NULL, nickname_changed_at = '{}', role = 'member',
      shop_customer_key = NULL, shop_registered_at = NULL, alarms_seen_at = NULL, withdrawn_at = $2
  WHERE member_id = $1`;

/** The member's rows that no other member needs. */
export const forgottenTables = [
  'social_account',
  'session',
  'consent',
  'device',
  'idempotency',
  'event_application',
  'post_like',
  'post_clip',
  'reply_like',
  'member_block',
  'alarm',
  'alarm_request',
  'star_account',
  'game_draw',
  'game_play',
  'product_like',
  'shop_like',
  'recent_view',
  'post_draft',
  'phone_code',
  'replaced_cellphone',
  'email_lookup',
] as const;

const forgetSql = (table: (typeof forgottenTables)[number]) => `DELETE FROM ${table} WHERE member_id = $1`;
