// Decision: docs/decisions/2026-11-23-alarms-are-pushed-to-apps.md

import { receivesAds } from '../members/devices.ts';
import { agreedTo, isDayInKorea } from '../notify/agreed-to.ts';
import type { Queries } from '../platform/database/database.ts';
import { callOutside, OutsideFailure } from '../platform/outbound.ts';
import type { OutsideSettings } from '../platform/outside-settings.ts';
import { untilNone } from '../platform/repeat.ts';

/** What the push service receives. It sends one notification for each id, however often it gets the message. */
interface PushMessage {
  messageId: string;
  deviceUuid: string;
  title: string;
  body: string;
  /** The path that opens when the notification is tapped. */
  path: string;
}

/** Alarms of one request to the push service. */
const portion = 200;

/** Whoever claims alarms has a minute to push them; if that fails, they are claimed again then. */
const claimSql = `
  UPDATE alarm SET push_at = now() + interval '1 minute'
  WHERE alarm_id IN (
    SELECT alarm_id FROM alarm
    WHERE push_at <= now()
    ORDER BY push_at
    LIMIT ${portion}
    FOR UPDATE SKIP LOCKED
  )
  RETURNING alarm_id AS "alarmId"`;

const isSignedInThere = `EXISTS (
  SELECT FROM session
  WHERE session.device_uuid = device.device_uuid AND session.member_id = device.member_id
    AND session.revoked_at IS NULL AND session.expires_at > $2
)`;

/** Switches and consents count as they are now. What was read meanwhile, or is older than a day, is no news. */
const messagesSql = `
  SELECT alarm_id || ':' || device_uuid AS "messageId", device_uuid AS "deviceUuid",
         CASE WHEN is_ad THEN '(광고) ' ELSE '' END || title AS title, body, link AS path
  FROM alarm
  JOIN device USING (member_id)
  WHERE alarm_id = ANY($1) AND read_at IS NULL AND created_at > $2::timestamptz - interval '1 day'
    AND device_type = 1003 AND ${isSignedInThere}
    AND CASE WHEN is_ad THEN ${receivesAds} AND (${isDayInKorea('$2::timestamptz')} OR ${agreedTo('nightPush', 'device.member_id')})
             ELSE push_yn END`;

const doneSql = 'UPDATE alarm SET push_at = NULL WHERE alarm_id = ANY($1)';

/**
 * Sends the alarms that are due to the devices where their members are signed in. Several processes may run it at once.
 * Many alarms take a while, in which night may fall, so that each portion has its own time.
 */
export const pushAlarms = (
  database: Queries,
  { push: service }: Pick<OutsideSettings, 'push'>,
  now: () => Date,
  closing?: AbortSignal,
): Promise<number> => untilNone(() => pushPortion(database, service, now()), { closing });

async function pushPortion(database: Queries, service: OutsideSettings['push'], now: Date): Promise<number> {
  const claimed = await database.query<{ alarmId: number }>(claimSql);
  if (claimed.length === 0) return 0;
  const alarmIds = claimed.map(({ alarmId }) => alarmId);
  const messages = await database.query<PushMessage>(messagesSql, [alarmIds, now]);
  if (messages.length > 0) await send(service, messages);
  await database.query(doneSql, [alarmIds]);
  return claimed.length;
}

async function send({ messagesUrl, apiKey }: OutsideSettings['push'], messages: PushMessage[]): Promise<void> {
  const { status } = await callOutside(messagesUrl, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}` },
    json: { messages },
  });
  if (status < 200 || status > 299) throw new OutsideFailure(`the push service did not take the messages: ${status}`);
}
