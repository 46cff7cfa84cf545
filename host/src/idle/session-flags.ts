import { sessionStore } from '@jangteo/storage';
import { atom } from 'jotai';

function makeFlagAtom(flag: 'communityAlert' | 'communityTooltip') {
  /** Undefined until this page changes the flag: before, the session's storage has it. */
  const changedAtom = atom<boolean>();
  return atom(
    (get) => get(changedAtom) ?? sessionStore.get(flag) === '1',
    (_, set, isUp: boolean) => {
      if (isUp) sessionStore.set(flag, '1');
      else sessionStore.remove(flag);
      set(changedAtom, isUp);
    },
  );
}

/** Whether the community has news that the visitor has not seen. */
export const communityAlertAtom = makeFlagAtom('communityAlert');

/** Whether the hint about stars shows on this page. */
export const communityTooltipAtom = makeFlagAtom('communityTooltip');
