import type { Queries } from '../platform/database/database.ts';
import type { Keys } from '../platform/keys.ts';
import { untilNone } from '../platform/repeat.ts';

/** In portions: a longer statement would hit the timeout. */
const partSize = 500;

const nextSql = `
  SELECT channel_type AS "channelType", subject, grant_token AS sealed
  FROM social_account
  WHERE grant_token IS NOT NULL AND (channel_type, subject) > ($1, $2)
  ORDER BY channel_type, subject
  LIMIT ${partSize}`;

/** A grant that a sign-in has replaced meanwhile stays. */
const resealSql = `
  UPDATE social_account SET grant_token = $4
  WHERE channel_type = $1 AND subject = $2 AND grant_token = $3`;

interface Grant {
  channelType: number;
  subject: string;
  sealed: Buffer;
}

/**
 * Seals the providers' grants with the secret that signs, where another accepted one has sealed them. Grants outlive
 * tokens: without this they would be unreadable once the earlier secret is no longer accepted. Returns how many.
 */
export async function resealGrants(database: Queries, keys: Keys, closing?: AbortSignal): Promise<number> {
  const [signing] = keys.accepted;
  let count = 0;
  let last: Grant | undefined;
  const resealPortion = async () => {
    const grants: Grant[] = await database.query<Grant>(nextSql, [last?.channelType ?? 0, last?.subject ?? '']);
    for (const { channelType, subject, sealed } of grants) {
      const token = signing?.unseal(sealed) === undefined ? keys.unseal(sealed) : undefined;
      if (token === undefined) continue;
      await database.query(resealSql, [channelType, subject, sealed, keys.seal(token)]);
      count += 1;
    }
    last = grants.at(-1);
    return grants.length;
  };
  await untilNone(resealPortion, { closing });
  return count;
}
