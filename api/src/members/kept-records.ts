import type { Queries } from '../platform/database/database.ts';

interface WithdrawnMember {
  memberId: number;
  /** A hash of the member's account at the provider. */
  accountHash: Buffer;
  now: Date;
}

/**
 * Periods required by law: five years for points that were paid out, half a year for advertising consents after they
 * end.
 */
const keepSql = `
  INSERT INTO kept_record (kind, account_hash, details, until)
  SELECT 'exchange', $2::bytea,
         jsonb_build_object('stars', stars, 'points', points, 'grantKey', grant_key, 'finishedAt', finished_at),
         finished_at + interval '5 years'
  FROM star_exchange
  WHERE member_id = $1 AND status = 'COMPLETED'
  UNION ALL
  SELECT 'adConsent', $2, jsonb_build_object('kind', kind, 'version', version, 'textHash', text_hash, 'agreed', agreed, 'at', at),
         $3::timestamptz + interval '6 months'
  FROM consent
  WHERE member_id = $1 AND kind IN ('email', 'sms', 'push', 'nightPush')`;

/** Copies what the law requires to be kept before a member's data is deleted. The privacy page lists it. */
export const keepRecords = (transaction: Queries, { memberId, accountHash, now }: WithdrawnMember): Promise<unknown> =>
  transaction.query(keepSql, [memberId, accountHash, now]);
