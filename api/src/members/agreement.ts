import { type AgreementKind, agreementInForce, agreementKinds, agreements, type Consent } from '@jangteo/contract';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { ApiError } from '../platform/errors.ts';
import { enqueue } from '../platform/outbox/outbox.ts';
import { addConsents, findConsents } from './consents.ts';

interface AgreementAnswer {
  kind: AgreementKind;
  version: string;
  textHash?: string;
  agreed: boolean;
}

interface Agreed {
  agreeDt: string;
  consents: Consent[];
}

/** Finishes the sign-up; only now is the member registered at the shop platform. */
const finishSql = `
  UPDATE member
  SET agreed_at = coalesce(agreed_at, $2)
  WHERE member_id = $1 AND withdrawn_at IS NULL
  RETURNING agreed_at AS "agreeDt", shop_customer_key AS "customerKey"`;

export async function agree(
  database: Database,
  { memberId, answers, now }: { memberId: number; answers: AgreementAnswer[]; now: Date },
): Promise<Agreed> {
  refuseIncomplete(answers, now);
  return inTransaction(database, async (transaction) => {
    const values = [memberId, now];
    const [member] = await transaction.query<{ agreeDt: string; customerKey: string }>(finishSql, values);
    if (!member) throw new ApiError('refreshExpired');
    const { agreeDt, customerKey } = member;
    await addConsents(transaction, memberId, answers, now);
    await enqueue(transaction, 'register-shop-customer', customerKey, { customerKey });
    return { agreeDt, consents: await findConsents(transaction, memberId) };
  });
}

function refuseIncomplete(answers: AgreementAnswer[], now: Date): void {
  const byKind = new Map(answers.map((answer) => [answer.kind, answer]));
  if (byKind.size < answers.length) throw new ApiError('notMatched', { field: 'agreements' });
  for (const { kind, version, textHash } of answers) {
    const inForce = agreementInForce(kind, now);
    if (version !== inForce.version) throw new ApiError('undefined', { field: `${kind}.version` });
    if ((textHash ?? inForce.textHash) !== inForce.textHash) {
      throw new ApiError('undefined', { field: `${kind}.textHash` });
    }
  }
  const missing = agreementKinds.find((kind) => agreements[kind].isRequired && !byKind.get(kind)?.agreed);
  if (missing) throw new ApiError('required', { field: missing });
}
