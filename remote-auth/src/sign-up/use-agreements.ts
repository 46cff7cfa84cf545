import { type AgreementKind, agreementInForce } from '@jangteo/contract/agreements';
import { serverNow } from '@jangteo/query';
import { useState } from 'react';
import { allItems, requiredItems } from './items.ts';

/** No item is ticked at first. */
export function useAgreements() {
  const [openedAt] = useState(() => new Date(serverNow()));
  const [agreed, setAgreed] = useState<ReadonlySet<AgreementKind>>(new Set());

  const set = (kinds: AgreementKind[], isAgreed: boolean) => {
    const next = new Set(agreed);
    for (const kind of kinds) {
      if (isAgreed) next.add(kind);
      else next.delete(kind);
    }
    setAgreed(next);
  };

  return {
    has: (kind: AgreementKind) => agreed.has(kind),
    hasAll: allItems.every(({ kind }) => agreed.has(kind)),
    hasRequired: requiredItems.every(({ kind }) => agreed.has(kind)),
    set: (kind: AgreementKind, isAgreed: boolean) => set([kind], isAgreed),
    setAll: (isAgreed: boolean) =>
      set(
        allItems.map(({ kind }) => kind),
        isAgreed,
      ),
    /** When the form was opened: its texts are those that were in force then. */
    openedAt,
    /** Each answer names the text that could be read here. */
    answers: () =>
      allItems.map(({ kind }) => ({ kind, ...agreementInForce(kind, openedAt), agreed: agreed.has(kind) })),
  };
}
