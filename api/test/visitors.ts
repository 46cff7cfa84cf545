import { defaults } from '../src/platform/config.ts';
import type { Database, Queries } from '../src/platform/database/database.ts';
import { makeKeys } from '../src/platform/keys.ts';
import { openSession } from '../src/sessions/open-session.ts';
import { testNow } from './market.ts';
import { databaseAt } from './query.ts';
import { bearer } from './sign-in.ts';

export const roles = ['visitor', 'member', 'otherMember', 'banned', 'unagreed', 'admin'] as const;
export type Role = (typeof roles)[number];

export const banMessage = '운영 정책 위반으로 이용이 제한되었습니다.';

export interface Visitor {
  /** 0 for the visitor. */
  memberId: number;
  headers: Record<string, string>;
}

/**
 * One caller of each role. The members have signed in, each on a device of their own; the unagreed one has not finished
 * the sign-up.
 */
export async function openVisitors(databaseUrl: string, now = testNow): Promise<Record<Role, Visitor>> {
  const database = databaseAt(databaseUrl);
  return {
    visitor: { memberId: 0, headers: { deviceUuid: 'w-visitor' } },
    member: await openMember(database, 'member', now),
    otherMember: await openMember(database, 'otherMember', now),
    banned: await openMember(database, 'banned', now),
    unagreed: await openMember(database, 'unagreed', now),
    admin: await openMember(database, 'admin', now),
  };
}

const insertMember = `
  INSERT INTO member (nickname, role, ban_message, banned_at, agreed_at, created_at)
  VALUES ($1, $2, $3, CASE WHEN $3::text IS NULL THEN NULL ELSE now() END, $4, $5)
  RETURNING member_id AS "memberId"`;

const insertAccount = 'INSERT INTO social_account (channel_type, subject, member_id) VALUES (1001, $1, $2)';

function openMember(database: Database, role: Exclude<Role, 'visitor'>, now: Date): Promise<Visitor> {
  return openOne(database, {
    nickname: role.slice(0, 10),
    role: role === 'admin' ? 'admin' : 'member',
    banMessage: role === 'banned' ? banMessage : null,
    agreedAt: role === 'unagreed' ? null : now,
    deviceUuid: `w-${role}`,
    now,
  });
}

interface Newcomer {
  nickname: string;
  role?: 'member' | 'admin';
  banMessage?: string | null;
  agreedAt?: Date | null;
  deviceUuid: string;
  now?: Date;
  joinedAt?: Date;
}

function openOne(
  database: Database,
  {
    nickname,
    role = 'member',
    banMessage: message = null,
    agreedAt = testNow,
    deviceUuid,
    now = testNow,
    joinedAt = now,
  }: Newcomer,
): Promise<Visitor> {
  return database.transaction(async (transaction: Queries) => {
    const values = [nickname, role, message, agreedAt, joinedAt];
    const [row] = await transaction.query<{ memberId: number }>(insertMember, values);
    const memberId = row?.memberId ?? 0;
    await transaction.query(insertAccount, [`test-${deviceUuid}`, memberId]);
    const keys = makeKeys(defaults.jwtSecret);
    const { accessToken } = await openSession(transaction, keys, { memberId, deviceUuid, now });
    return { memberId, headers: { ...bearer(accessToken), deviceUuid } };
  });
}

/** More members, as many as a test needs. */
export async function openNewcomers(databaseUrl: string, count: number, joinedAt = testNow): Promise<Visitor[]> {
  const database = databaseAt(databaseUrl);
  const first = newcomers;
  newcomers += count;
  const names = Array.from({ length: count }, (_, n) => String(first + n + 1));
  return Promise.all(
    names.map((name) => openOne(database, { nickname: `새회원${name}`, deviceUuid: `w-newcomer-${name}`, joinedAt })),
  );
}

let newcomers = 0;
