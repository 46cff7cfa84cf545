import { type AgreementKind, agreementKinds, agreements, type Consent } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';

const newestSql = `
  SELECT DISTINCT ON (kind) kind, version, agreed, at AS "agreeDt"
  FROM consent
  WHERE member_id = $1
  ORDER BY kind, consent_id DESC`;

/** The newest answer to each consent, in the order in which they are asked. */
export async function findConsents(database: Queries, memberId: number): Promise<Consent[]> {
  const newest = await database.query<Consent>(newestSql, [memberId]);
  return agreementKinds.flatMap((kind) => newest.filter((consent) => consent.kind === kind));
}

const addSql = 'INSERT INTO consent (member_id, kind, version, agreed, at) VALUES ($1, $2, $3, $4, $5)';

/** Adds the answers that differ from the newest ones; the others keep their date. */
export async function addConsents(
  transaction: Queries,
  memberId: number,
  said: { kind: AgreementKind; agreed: boolean; version?: string }[],
  now: Date,
): Promise<void> {
  const newest = await findConsents(transaction, memberId);
  for (const { kind, agreed, version = agreements[kind].version } of said) {
    const before = newest.find((consent) => consent.kind === kind);
    if (before?.agreed === agreed && before.version === version) continue;
    await transaction.query(addSql, [memberId, kind, version, agreed, now]);
  }
}
