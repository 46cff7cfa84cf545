// Decision: docs/decisions/2026-11-20-one-guard-for-reloads.md

import { mayReload, noteReload } from './reload-log.ts';

export { mayReload };

/**
 * Reloads the page to recover from an old version, from code that cannot be loaded, or from a page that throws. No
 * other code
 * reloads by itself. Returns false, and does nothing, when a reload did not help before or has just been tried.
 */
export function reloadOnce(cause: string): boolean {
  if (!mayReload(cause)) return false;
  noteReload(cause);
  window.location.reload();
  return true;
}
