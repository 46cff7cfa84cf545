import { randomUUID } from 'node:crypto';
import { link, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../error-code.ts';

const timeoutMs = 10_000;
const pauseMs = 50;
/**
 * No change takes this long: a lock of this age was left behind, and its process id may belong to another process now.
 */
const oldMs = 60_000;

/** Runs `work` while no other process holds the same lock file. The lock of a process that died does not block. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + timeoutMs;
  while (!(await acquire(file))) {
    const holder = await holderOf(file);
    if (holder !== undefined && (!isAlive(holder) || (await isOld(file)))) await rm(file, { force: true });
    else if (Date.now() > giveUpAt)
      throw new Error(`${file} is held by process ${holder ?? 'unknown'}: try again later`);
    else await sleep(pauseMs);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

/** A hard link appears together with its content, so that a lock file always names its holder. */
async function acquire(file: string): Promise<boolean> {
  const own = `${file}.${process.pid}-${randomUUID()}`;
  await writeFile(own, String(process.pid));
  try {
    await link(own, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(own);
  }
}

async function holderOf(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

const isOld = (file: string): Promise<boolean> =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > oldMs,
    () => false,
  );

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
