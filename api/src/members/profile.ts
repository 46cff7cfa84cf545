import type { MyInfo, UserProfile } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';
import { ApiError } from '../platform/errors.ts';
import type { Member } from '../platform/http/clients/caller.ts';
import { findAdConsent } from './ad-consent.ts';
import { findCellphoneUndo } from './cellphone/undo-change.ts';
import { findConsents } from './consents.ts';
import { findSettings } from './devices.ts';
import { maskCellphone, maskEmail } from './mask.ts';
import { findNicknameChanges } from './nickname/change-nickname.ts';

type ProfileRow = Pick<UserProfile, 'nickName' | 'email' | 'name' | 'gender' | 'signUpDt' | 'needsAgreement'>;

const profileSql = `
  SELECT nickname AS "nickName", email, name, gender, created_at AS "signUpDt", agreed_at IS NULL AS "needsAgreement"
  FROM member
  WHERE member_id = $1 AND withdrawn_at IS NULL`;

export async function findProfile(database: Queries, { memberId, deviceUuid }: Member): Promise<UserProfile> {
  const [row, ads, { pushYN }] = await Promise.all([
    database.query<ProfileRow>(profileSql, [memberId]).then(first),
    findAdConsent(database, memberId),
    findSettings(database, deviceUuid),
  ]);
  const isAdvertised = [ads.emailYN, ads.smsYN, ads.pushYN].includes('Y');
  return { isMember: true, ...row, pushYN, adYN: isAdvertised ? 'Y' : 'N' };
}

const changeSql = `
  UPDATE member
  SET name = coalesce($2, name), gender = CASE WHEN $3 THEN $4 ELSE gender END
  WHERE member_id = $1 AND withdrawn_at IS NULL`;

export async function changeProfile(
  database: Queries,
  member: Member,
  { name, gender }: { name?: string; gender?: 'F' | 'M' | null },
): Promise<UserProfile> {
  await database.query(changeSql, [member.memberId, name ?? null, gender !== undefined, gender ?? null]);
  return findProfile(database, member);
}

type MyInfoRow = Pick<MyInfo, 'nickName' | 'channelType' | 'signUpDt' | 'birthYear'> &
  Record<'email' | 'cellphone', string | null>;

const myInfoSql = `
  SELECT member.nickname AS "nickName", social_account.channel_type AS "channelType", member.created_at AS "signUpDt",
         member.birth_year AS "birthYear", member.email, member.cellphone
  FROM member
  JOIN social_account USING (member_id)
  WHERE member.member_id = $1 AND member.withdrawn_at IS NULL`;

export async function findMyInfo(database: Queries, { memberId }: Member, now: Date): Promise<MyInfo> {
  const [{ email, cellphone, ...row }, consents, { changesLeft, nextDt }, cellphoneUndo] = await Promise.all([
    database.query<MyInfoRow>(myInfoSql, [memberId]).then(first),
    findConsents(database, memberId),
    findNicknameChanges(database, memberId, now),
    findCellphoneUndo(database, { memberId, now }),
  ]);
  return {
    ...row,
    maskedEmail: maskEmail(email),
    maskedCellphone: maskCellphone(cellphone),
    cellphoneUndo,
    consents,
    nickNameChangesLeft: changesLeft,
    nickNameChangeDt: nextDt,
  };
}

/** The member withdrew between the authentication and this statement. */
function first<Row>([row]: Row[]): Row {
  if (!row) throw new ApiError('refreshExpired');
  return row;
}
