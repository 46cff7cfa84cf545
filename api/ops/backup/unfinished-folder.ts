import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { constants } from 'node:os';

interface Folder extends AsyncDisposable {
  path: string;
}

/**
 * The place of a folder until it is complete and renamed. What an earlier run left there is removed, and what this one
 * leaves when it fails.
 */
export async function unfinishedFolder(path: string): Promise<Folder> {
  await rm(path, { recursive: true, force: true });
  return passingFolder(path);
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Is removed when it is disposed of, or when a signal ends this process before. */
export function passingFolder(path: string): Folder {
  const endBy = (signal: (typeof signals)[number]) => {
    // Programs that were started here may still write into it.
    rmSync(path, { recursive: true, force: true, maxRetries: 10 });
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of signals) process.once(signal, endBy);
  return {
    path,
    async [Symbol.asyncDispose]() {
      for (const signal of signals) process.removeListener(signal, endBy);
      await rm(path, { recursive: true, force: true });
    },
  };
}
