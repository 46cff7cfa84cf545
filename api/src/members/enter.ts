import { writeAudit } from '../platform/audit.ts';
import type { Queries } from '../platform/database/database.ts';
import { ApiError } from '../platform/errors.ts';
import type { Keys } from '../platform/keys.ts';
import { lockAccount } from './account-lock.ts';
import { type Ban, banColumns } from './ban-status.ts';
import { refuseBarred } from './barred-accounts.ts';
import { generateNickname } from './nickname/generate-nickname.ts';
import type { Person } from './person.ts';

export interface EnteredMember extends Ban {
  memberId: number;
  isShopRegistered: boolean;
  needsAgreement: boolean;
}

interface EntryRequest {
  person: Person;
  now: Date;
  /** The campaign that led to the sign-up, if any. */
  clickKey: string | undefined;
}

/** Finds or creates the member of a person: by channel and subject alone, never by email address. */
export async function enter(
  transaction: Queries,
  keys: Keys,
  { person, now, clickKey }: EntryRequest,
): Promise<EnteredMember> {
  const known = await findMember(transaction, person);
  const memberId = known ?? (await signUp(transaction, { person, now, clickKey }));
  await keepGrant(transaction, keys, person);
  return completed(transaction, memberId, person, now);
}

/** Locks the member until the sign-in is done, so that a withdrawal comes before or after it. */
const findSql = `
  SELECT member_id AS "memberId"
  FROM social_account
  WHERE channel_type = $1 AND subject = $2
  FOR KEY SHARE`;

async function findMember(transaction: Queries, { channelType, subject }: Person): Promise<number | undefined> {
  const [found] = await transaction.query<{ memberId: number }>(findSql, [channelType, subject]);
  return found?.memberId;
}

async function signUp(transaction: Queries, { person, now, clickKey }: EntryRequest): Promise<number> {
  await lockAccount(transaction, person);
  // A simultaneous request of the same person may have created it.
  const known = await findMember(transaction, person);
  if (known) return known;
  await refuseBarred(transaction, person, now);
  const memberId = await createMember(transaction, now);
  await transaction.query('INSERT INTO social_account (channel_type, subject, member_id) VALUES ($1, $2, $3)', [
    person.channelType,
    person.subject,
    memberId,
  ]);
  await writeAudit(transaction, {
    actor: `member:${memberId}`,
    act: 'sign-up',
    subject: `member:${memberId}`,
    details: { channelType: person.channelType, ...(clickKey && { clickKey }) },
  });
  return memberId;
}

const nicknameTries = 20;

const createSql = `
  INSERT INTO member (nickname, created_at)
  VALUES ($1, $2)
  ON CONFLICT DO NOTHING
  RETURNING member_id AS "memberId"`;

async function createMember(transaction: Queries, now: Date): Promise<number> {
  for (let tries = 0; tries < nicknameTries; tries += 1) {
    const [created] = await transaction.query<{ memberId: number }>(createSql, [generateNickname(), now]);
    if (created) return created.memberId;
  }
  throw new ApiError('requestTimeout');
}

const grantSql = 'UPDATE social_account SET grant_token = $3 WHERE channel_type = $1 AND subject = $2';

async function keepGrant(
  transaction: Queries,
  keys: Keys,
  { channelType, subject, grantToken }: Person,
): Promise<void> {
  if (grantToken) await transaction.query(grantSql, [channelType, subject, keys.seal(grantToken)]);
}

/** The provider's data fills empty fields; what the member has changed here stays. */
const completeSql = `
  UPDATE member
  SET name = coalesce(name, $2), email = coalesce(email, $3), cellphone = coalesce(cellphone, $4),
      gender = coalesce(gender, $5), birth_year = coalesce(birth_year, $6)
  WHERE member_id = $1
  RETURNING member_id AS "memberId", ${banColumns('$7')},
            shop_registered_at IS NOT NULL AS "isShopRegistered", agreed_at IS NULL AS "needsAgreement"`;

async function completed(transaction: Queries, memberId: number, person: Person, now: Date): Promise<EnteredMember> {
  const { name, email, cellphone, gender, birthYear } = person;
  const values = [memberId, name, email, cellphone, gender, birthYear, now];
  const [member] = await transaction.query<EnteredMember>(completeSql, values);
  if (!member) throw new ApiError('unexpected');
  return member;
}
