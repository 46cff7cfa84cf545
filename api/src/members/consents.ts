// Decision: docs/decisions/2026-11-22-a-consent-names-its-text.md

import { type AgreementKind, agreementInForce, agreementKinds, type Consent } from '@jangteo/contract';
import { agreementText } from '@jangteo/contract/texts';
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

/** A text whose words changed under its version is refused by the consent's foreign key. */
const keepTextSql = `
  INSERT INTO agreement_text (kind, version, text_hash, text) VALUES ($1, $2, $3, $4)
  ON CONFLICT (kind, version) DO NOTHING`;

const addSql = 'INSERT INTO consent (member_id, kind, version, text_hash, agreed, at) VALUES ($1, $2, $3, $4, $5, $6)';

/**
 * Adds the answers that differ from the newest ones, each with the text that it answers; the others keep their date. The
 * member must be locked, so that the same answer given twice at once is stored once.
 */
export async function addConsents(
  transaction: Queries,
  memberId: number,
  said: { kind: AgreementKind; agreed: boolean }[],
  now: Date,
): Promise<void> {
  const newest = await findConsents(transaction, memberId);
  for (const { kind, agreed } of said) {
    const { version, textHash } = agreementInForce(kind, now);
    const before = newest.find((consent) => consent.kind === kind);
    if (before?.agreed === agreed && before.version === version) continue;
    await transaction.query(keepTextSql, [kind, version, textHash, agreementText(kind, version)]);
    await transaction.query(addSql, [memberId, kind, version, textHash, agreed, now]);
  }
}
