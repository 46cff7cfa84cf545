import type { RemoteName } from '@jangteo/contract/release';
import type { Routes } from '@jangteo/navigation';
import type { Remotes } from './remotes.ts';

/** What `remotes.ts` gives in one bundle without federation, where no remote fails or changes. */
export const remotesOfBundle = (routes: Record<RemoteName, Routes>): Remotes => ({
  current: (remote) => ({ id: 'one bundle', routes: async () => routes[remote] }),
  before: () => undefined,
  fallBack: () => undefined,
  postpone: () => undefined,
  renew: async () => undefined,
  follow: () => undefined,
  enter: () => undefined,
});

export class RemoteFailed extends Error {}
