import { agreementInForce, agreementKinds, agreements } from '@jangteo/contract';
import { agreementText } from '@jangteo/contract/texts';
import type pg from 'pg';
import { nicknames } from '../community/texts/nicknames.ts';
import { insertRows } from '../insert.ts';
import { randomFor } from '../random.ts';

const unansweredSql = `
  SELECT member_id AS "memberId", level, agreed_at AS "agreedAt"
  FROM member
  WHERE member_id <= $1 AND agreed_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM consent WHERE consent.member_id = member.member_id)
  ORDER BY member_id`;

/** The consents of the demo's members: all required ones, and of most regular members the one to advertising. */
export async function insertConsents(client: pg.ClientBase, seed: number): Promise<void> {
  const { rows } = await client.query<{ memberId: number; level: number; agreedAt: Date }>(unansweredSql, [
    nicknames.length,
  ]);
  // The versions of today: of those that were in force when the members signed up, the texts are not kept.
  const now = new Date();
  const consents = rows.flatMap(({ memberId, level, agreedAt }) =>
    agreementKinds.map((kind) => {
      const { isRequired } = agreements[kind];
      const { version, textHash } = agreementInForce(kind, now);
      const random = randomFor(seed, 'consent', memberId, kind);
      const agreed = isRequired || (kind === 'push' && level >= 4) || random.chance(kind === 'nightPush' ? 0.1 : 0.5);
      return { member_id: memberId, kind, version, text_hash: textHash, agreed, at: agreedAt.toISOString() };
    }),
  );
  const texts = agreementKinds.map((kind) => {
    const { version, textHash } = agreementInForce(kind, now);
    return { kind, version, text_hash: textHash, text: agreementText(kind, version) };
  });
  await insertRows(client, 'agreement_text', texts, { keepExisting: true });
  await insertRows(client, 'consent', consents);
}
