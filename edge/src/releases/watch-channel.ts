import { watch } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

const pollMs = 1_000;

/** Calls back when the channel may have changed. File system events can be lost, so the file is polled as well. */
export async function watchChannel(file: string, changed: () => void): Promise<() => void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  let seen = await versionOf(file);
  const look = async () => {
    const version = await versionOf(file);
    if (version === seen) return;
    seen = version;
    changed();
  };
  const watcher = watch(folder, { persistent: false }, () => void look());
  watcher.on('error', () => watcher.close());
  const poll = setInterval(() => void look(), pollMs).unref();
  return () => {
    watcher.close();
    clearInterval(poll);
  };
}

/** A rename gives another inode, even within the clock's resolution. */
const versionOf = (file: string): Promise<string> =>
  stat(file).then(
    ({ ino, mtimeMs, size }) => `${ino}:${mtimeMs}:${size}`,
    () => 'missing',
  );
