import type { AdConsent, AgreementKind, DatedAdConsent } from '@jangteo/contract';
import type { Database, Queries } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { isYes, yesNo } from '../platform/values/yes-no.ts';
import { addConsents, findConsents } from './consents.ts';
import { lockMember } from './member-lock.ts';

const kindOf = { emailYN: 'email', smsYN: 'sms', pushYN: 'push', nightPushYN: 'nightPush' } as const satisfies Record<
  keyof AdConsent,
  AgreementKind
>;
const names = Object.keys(kindOf) as (keyof AdConsent)[];

/** The member's consent to each channel of advertising, with its date. */
export async function findAdConsent(database: Queries, memberId: number): Promise<DatedAdConsent> {
  const consents = await findConsents(database, memberId);
  const of = (name: keyof AdConsent) => consents.find(({ kind }) => kind === kindOf[name]);
  const answer = (name: keyof AdConsent) => yesNo(of(name)?.agreed ?? false);
  return {
    emailYN: answer('emailYN'),
    smsYN: answer('smsYN'),
    pushYN: answer('pushYN'),
    nightPushYN: answer('nightPushYN'),
    emailDt: of('emailYN')?.agreeDt ?? null,
    smsDt: of('smsYN')?.agreeDt ?? null,
    pushDt: of('pushYN')?.agreeDt ?? null,
    nightPushDt: of('nightPushYN')?.agreeDt ?? null,
  };
}

/** The device maker's advertising ids are stored only while advertising is received. */
const forgetAdIdsSql = 'UPDATE device SET ad_id = NULL WHERE member_id = $1';

/** Changes the given channels and leaves the others. */
export const changeAdConsent = (
  database: Database,
  { memberId, wanted, now }: { memberId: number; wanted: Partial<AdConsent>; now: Date },
): Promise<DatedAdConsent> =>
  inTransaction(database, async (transaction) => {
    const said = names.flatMap((name) => {
      const answer = wanted[name];
      return answer ? [{ kind: kindOf[name], agreed: isYes(answer) }] : [];
    });
    await lockMember(transaction, memberId);
    await addConsents(transaction, memberId, said, now);
    if (wanted.pushYN === 'N') await transaction.query(forgetAdIdsSql, [memberId]);
    return findAdConsent(transaction, memberId);
  });
