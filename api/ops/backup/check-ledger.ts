import type pg from 'pg';
import { findMismatches } from '../../src/stars/upkeep/reconcile.ts';

/**
 * Throws if a member's stars do not agree: balance = ledger = lots. Members whose exchange was frozen for that before
 * the backup are restored as they were.
 */
export async function checkLedger(client: pg.Client): Promise<void> {
  const query = async <Row>(sql: string, values?: unknown[]) => (await client.query(sql, values)).rows as Row[];
  const mismatches = (await findMismatches({ query })).filter(({ isFrozen }) => !isFrozen);
  if (mismatches.length === 0) return;
  const members = mismatches.slice(0, 10).map(({ memberId }) => memberId);
  throw new Error(`The stars of ${mismatches.length} members do not agree: ${members.join(', ')}`);
}
