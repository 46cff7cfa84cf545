import { links } from '@jangteo/contract/links';
import { safeTarget } from '@jangteo/navigation';
import { cookieStore } from '@jangteo/storage';
import { getSurroundings } from './surroundings.ts';

/** Whoever comes back to the login later than this no longer means the page of that time. */
const keptMinutes = 30;

/** Where cookies are blocked, a login that stays in this document still leads back. */
let inMemory: string | undefined;

/** Where the next login leads back to: the present page, unless another path is given. */
export function keepRedirectPath(path = getSurroundings().currentPath()): void {
  inMemory = path;
  cookieStore.set('redirectPath', path, { expires: new Date(Date.now() + keptMinutes * 60_000) });
}

/** Read once: an own path, whatever has been put there. */
export function takeRedirectPath(): string {
  const kept = cookieStore.get('redirectPath') ?? inMemory;
  forgetRedirectPath();
  const target = kept === undefined ? undefined : safeTarget(kept, getSurroundings().settings);
  if (target?.kind !== 'own' || leadsInCircles(target.path)) return links.home();
  return target.path;
}

function forgetRedirectPath(): void {
  inMemory = undefined;
  cookieStore.remove('redirectPath');
}

const leadsInCircles = (path: string): boolean => /^\/login([-/?#]|$)/.test(path);
