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

/** The path to which the next login leads back. Anything but an own path, and the pages of the way in, become the home page. */
export function keptRedirectPath(): string {
  const kept = cookieStore.get('redirectPath') ?? inMemory;
  const target = kept === undefined ? undefined : safeTarget(kept, getContext().settings);
  return target?.kind !== 'own' || isOnTheWayIn(target.path) ? links.home() : target.path;
}

/** The same; afterwards it is forgotten. */
export function takeRedirectPath(): string {
  const path = keptRedirectPath();
  forgetRedirectPath();
  return path;
}

function forgetRedirectPath(): void {
  inMemory = undefined;
  cookieStore.remove('redirectPath');
}

const isOnTheWayIn = (path: string): boolean => /^\/(login|sign-up)([-/?#]|$)/.test(path);
