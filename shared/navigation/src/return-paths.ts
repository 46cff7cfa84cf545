import { links } from '@jangteo/contract/links';
import type { PublicSettings } from '@jangteo/contract/release';
import { type CookieName, cookieStore } from '@jangteo/storage';
import { safeTarget } from './safe-target.ts';

/** Where visitors are led back to who have to go elsewhere first. */
export interface ReturnPaths {
  /** Own path to which a login leads back. */
  redirectPath?: string;
  /** Own path to which the outside shop leads back. */
  shopReturnPath?: string;
}

/** Nobody takes longer to sign in; a later login belongs to another errand. */
const keptMs = 30 * 60_000;

export function keepReturnPaths(paths: ReturnPaths): void {
  for (const name of ['redirectPath', 'shopReturnPath'] as const) {
    const path = paths[name];
    if (path !== undefined) cookieStore.set(name, path, { expires: new Date(Date.now() + keptMs) });
  }
}

/** Where a login leads back to; nothing if nobody said, or if it is no own page. It is asked for once. */
export function takeRedirectPath(settings: PublicSettings): string | undefined {
  const path = take('redirectPath');
  const target = path === undefined ? undefined : safeTarget(path, settings);
  return target?.kind === 'own' && !isPartOfLogin(target.path) ? target.path : undefined;
}

function take(name: CookieName): string | undefined {
  const value = cookieStore.get(name);
  cookieStore.remove(name);
  return value;
}

/** Back to `/login`, `/login-landing` and the like would be no way back. */
const isPartOfLogin = (path: string): boolean => path.startsWith(links.login());
