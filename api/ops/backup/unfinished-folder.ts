import { rm } from 'node:fs/promises';

/**
 * The place of a folder until it is complete and renamed. What an earlier run left there is removed, and what this one
 * leaves when it fails.
 */
export async function unfinishedFolder(path: string): Promise<AsyncDisposable & { path: string }> {
  const remove = () => rm(path, { recursive: true, force: true });
  await remove();
  return { path, [Symbol.asyncDispose]: remove };
}
