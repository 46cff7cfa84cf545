import { mayReload, noteReload } from './reload-log.ts';

export { mayReload };

/**
 * Loads the page anew to mend it: an old version, code that cannot be had, a page that throws. The one place where the
 * product does so by itself. Answers false where it did not help before, or has just been tried; then nothing happens.
 */
export function reloadOnce(cause: string): boolean {
  if (!mayReload(cause)) return false;
  noteReload(cause);
  window.location.reload();
  return true;
}
