import type { AppSettings } from '@jangteo/contract';
import { agreedTo } from '../notify/agreed-to.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Member } from '../platform/http/clients/caller.ts';
import { stillMember } from '../platform/still-member.ts';
import { yesNo } from '../platform/values/yes-no.ts';

/** SQL: whether a device receives advertising. It is switched on there, and the member who uses the device agreed to it. */
export const receivesAds = `(
  device.ad_yn AND (device.member_id IS NULL OR ${agreedTo('push', 'device.member_id')})
)`;

/** Fields of a device; an omitted field stays as it is. */
export interface DeviceFacts {
  memberId?: number;
  deviceType?: number | undefined;
  appVersion?: string | undefined;
  adId?: string | null;
  isPushed?: boolean;
  isAdvertised?: boolean;
}

/** After a withdrawal the device is nobody's. */
const valueFor = (column: string, index: number): string =>
  column === columnOf.memberId ? stillMember(`$${index + 1}`) : `$${index + 1}`;

/** The first call with a device id, whichever it is, creates the device. */
const saveSql = (columns: string[]) => `
  INSERT INTO device (${['device_uuid', 'seen_at', ...columns].join(', ')})
  VALUES (${['device_uuid', 'seen_at', ...columns].map(valueFor).join(', ')})
  ON CONFLICT (device_uuid) DO UPDATE
  SET ${['seen_at', ...columns].map((column) => `${column} = excluded.${column}`).join(', ')}
  RETURNING push_yn AS "isPushed", ${receivesAds} AS "isAdvertised", xmax = 0 AS "isFirst"`;

const columnOf: Record<keyof DeviceFacts, string> = {
  memberId: 'member_id',
  deviceType: 'device_type',
  appVersion: 'app_version',
  adId: 'ad_id',
  isPushed: 'push_yn',
  isAdvertised: 'ad_yn',
};

interface SavedDevice {
  isPushed: boolean;
  isAdvertised: boolean;
  isFirst: boolean;
}

export async function saveDevice(
  database: Queries,
  deviceUuid: string,
  { now, ...facts }: DeviceFacts & { now: Date },
): Promise<SavedDevice> {
  const given = Object.entries(facts).filter(([, value]) => value !== undefined) as [keyof DeviceFacts, unknown][];
  const sql = saveSql(given.map(([name]) => columnOf[name]));
  const [saved] = await database.query<SavedDevice>(sql, [deviceUuid, now, ...given.map(([, value]) => value)]);
  return saved ?? { isPushed: false, isAdvertised: false, isFirst: true };
}

const saveAdIdSql = `
  INSERT INTO device (device_uuid, seen_at) VALUES ($1, $2)
  ON CONFLICT (device_uuid) DO UPDATE
  SET seen_at = excluded.seen_at, ad_id = CASE WHEN ${receivesAds} THEN $3 END
  RETURNING ad_id IS NOT NULL AS "isSaved"`;

/** Stored only while the device receives advertising; any other device's id is removed. */
export async function saveAdId(
  database: Queries,
  deviceUuid: string,
  { adId, now }: { adId: string | null; now: Date },
): Promise<boolean> {
  const [saved] = await database.query<{ isSaved: boolean }>(saveAdIdSql, [deviceUuid, now, adId]);
  return saved?.isSaved ?? false;
}

export const settingsOf = ({
  isPushed,
  isAdvertised,
}: Pick<SavedDevice, 'isPushed' | 'isAdvertised'>): AppSettings => ({
  pushYN: yesNo(isPushed),
  adYN: yesNo(isAdvertised),
});

const settingsSql = `
  SELECT push_yn AS "isPushed", ${receivesAds} AS "isAdvertised" FROM device WHERE device_uuid = $1`;

export async function findSettings(database: Queries, deviceUuid: string): Promise<AppSettings> {
  const [found] = await database.query<SavedDevice>(settingsSql, [deviceUuid]);
  return settingsOf(found ?? { isPushed: false, isAdvertised: false });
}

const heldSql = (browserHash: string) => `
  SELECT FROM device
  JOIN session USING (device_uuid, member_id)
  WHERE device_uuid = $1 AND member_id <> $2 AND browser_hash IS DISTINCT FROM ${browserHash}
    AND revoked_at IS NULL AND expires_at > $4`;

const heldAtSignInSql = heldSql('$3::bytea');

interface SignInOnDevice {
  deviceUuid: string;
  memberId: number;
  browserHash: Buffer | null;
  now: Date;
}

/** Knowing a device id is not enough to take the device from a member who is signed in on it in another browser. */
export const isHeldByAnother = async (
  transaction: Queries,
  { deviceUuid, memberId, browserHash, now }: SignInOnDevice,
): Promise<boolean> => (await transaction.query(heldAtSignInSql, [deviceUuid, memberId, browserHash, now])).length > 0;

const heldForSessionSql = heldSql('(SELECT browser_hash FROM session WHERE session_id = $3)');

/**
 * A device id is no secret: only a login on the device itself links it with a member, and a login that could not take the
 * device from another member cannot do so later.
 */
export async function linkDevice(
  database: Queries,
  { deviceUuid: sessionDevice, memberId, sessionId }: Pick<Member, 'deviceUuid' | 'memberId' | 'sessionId'>,
  { deviceUuid, now }: { deviceUuid: string; now: Date },
): Promise<boolean> {
  if (deviceUuid !== sessionDevice) return false;
  const held = await database.query(heldForSessionSql, [deviceUuid, memberId, sessionId, now]);
  if (held.length > 0) return false;
  await saveDevice(database, deviceUuid, { memberId, now });
  return true;
}

const releaseSql = `
  UPDATE device SET member_id = NULL
  WHERE device_uuid = $1 AND NOT EXISTS (
    SELECT FROM session
    WHERE session.device_uuid = device.device_uuid AND session.member_id = device.member_id
      AND session.revoked_at IS NULL AND session.expires_at > $2
  )`;

/** Without a login, a device is unlinked from its member only when that member has no session on it. */
export async function releaseDevice(database: Queries, deviceUuid: string, now: Date): Promise<void> {
  await saveDevice(database, deviceUuid, { now });
  await database.query(releaseSql, [deviceUuid, now]);
}
