import type { AdConsent, AgreementKind } from '@jangteo/contract';
import type { Database, Queries } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { addConsents, findConsents } from './consents.ts';
import { isYes, yesNo } from './yes-no.ts';

const kindOf = { emailYN: 'email', smsYN: 'sms', pushYN: 'push', nightPushYN: 'nightPush' } as const satisfies Record<
  keyof AdConsent,
  AgreementKind
>;
const names = Object.keys(kindOf) as (keyof AdConsent)[];

export async function findAdConsent(database: Queries, memberId: number): Promise<AdConsent> {
  const consents = await findConsents(database, memberId);
  const answer = (name: keyof AdConsent) => yesNo(consents.some(({ kind, agreed }) => kind === kindOf[name] && agreed));
  return {
    emailYN: answer('emailYN'),
    smsYN: answer('smsYN'),
    pushYN: answer('pushYN'),
    nightPushYN: answer('nightPushYN'),
  };
}

/** Changes what is given and leaves the rest. */
export const changeAdConsent = (
  database: Database,
  { memberId, wanted, now }: { memberId: number; wanted: Partial<AdConsent>; now: Date },
): Promise<AdConsent> =>
  inTransaction(database, async (transaction) => {
    const said = names.flatMap((name) => {
      const answer = wanted[name];
      return answer ? [{ kind: kindOf[name], agreed: isYes(answer) }] : [];
    });
    await addConsents(transaction, memberId, said, now);
    return findAdConsent(transaction, memberId);
  });
