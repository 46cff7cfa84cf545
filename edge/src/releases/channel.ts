import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Channel } from '@jangteo/contract/release';
import { withLock } from './file-lock.ts';
import { ifThere } from './release-files.ts';
import { parseChannel } from './schema.ts';

const historyLength = 200;

/** The current channel; undefined before its first promotion. */
export async function readChannel(file: string): Promise<Channel | undefined> {
  const text = await ifThere(readFile(file, 'utf8'));
  return text === undefined ? undefined : parseChannel(text, file);
}

/** Changes are made one at a time; a reader sees the old channel or the new one, never a part. */
export async function changeChannel(
  file: string,
  change: (channel: Channel | undefined) => Promise<Channel>,
): Promise<Channel> {
  await mkdir(path.dirname(file), { recursive: true });
  return withLock(`${file}.lock`, async () => {
    const changed = await change(await readChannel(file));
    const channel = { ...changed, history: changed.history.slice(-historyLength) };
    await replaceFile(file, `${JSON.stringify(channel, null, 2)}\n`);
    return channel;
  });
}

async function replaceFile(file: string, text: string): Promise<void> {
  const next = `${file}.${process.pid}.next`;
  const handle = await open(next, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(next, file);
}
