import { useEffect } from 'react';
import { forgetOutcome } from './pending-request.ts';

const acts = ['pointerdown', 'keydown', 'click'] as const;

/**
 * The member has seen an outcome who acts on the page that shows it, or leaves it for another page of the market. That it was
 * drawn proves nothing: the document may be on its way out, which not every browser tells.
 */
export function useOutcomeSeen(exchangeId: number): void {
  useEffect(() => {
    const seen = () => forgetOutcome(exchangeId);
    for (const act of acts) document.addEventListener(act, seen, { capture: true });
    return () => {
      for (const act of acts) document.removeEventListener(act, seen, { capture: true });
      seen();
    };
  }, [exchangeId]);
}
