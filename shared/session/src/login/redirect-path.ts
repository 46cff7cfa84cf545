import { links } from '@jangteo/contract/links';
import { safeTarget } from '@jangteo/navigation';
import { cookieStore } from '@jangteo/storage';
import { getContext } from '../context.ts';

/** A visitor who logs in later than this no longer expects the page of that time. */
const keptMinutes = 30;

/** With cookies blocked, a login within this document still leads back. */
let inMemory: string | undefined;

/** Stores the path to which the next login leads back: the current page, unless another path is given. */
export function keepRedirectPath(path = getContext().currentPath()): void {
  inMemory = path;
  cookieStore.set('redirectPath', path, { expires: new Date(Date.now() + keptMinutes * 60_000) });
}

/** Returns the stored path and forgets it. Anything but an own path becomes the home page. */
export function takeRedirectPath(): string {
  const kept = cookieStore.get('redirectPath') ?? inMemory;
  forgetRedirectPath();
  const target = kept === undefined ? undefined : safeTarget(kept, getContext().settings);
  if (target?.kind !== 'own' || isLoginPage(target.path)) return links.home();
  return target.path;
}

function forgetRedirectPath(): void {
  inMemory = undefined;
  cookieStore.remove('redirectPath');
}

const isLoginPage = (path: string): boolean => /^\/login([-/?#]|$)/.test(path);
