import { sessionStore } from '@jangteo/storage';
import { useSyncExternalStore } from 'react';

type Flag = 'communityAlert' | 'communityTooltip';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const isUp = (flag: Flag) => sessionStore.get(flag) === '1';

export const useFlag = (flag: Flag): boolean => useSyncExternalStore(subscribe, () => isUp(flag));

export function raiseFlag(flag: Flag): void {
  sessionStore.set(flag, '1');
  for (const listener of listeners) listener();
}

export function lowerFlag(flag: Flag): void {
  if (!isUp(flag)) return;
  sessionStore.remove(flag);
  for (const listener of listeners) listener();
}
