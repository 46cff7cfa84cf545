// Decision: docs/decisions/2026-11-22-a-channel-is-its-generations.md

import { randomUUID } from 'node:crypto';
import { watch } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../errors.ts';
import { undefinedIfMissing } from '../stores/release-files.ts';
import { Generations } from './generations.ts';

const pollMs = 1_000;

/** A channel as a folder of this machine. */
export class ChannelFolder extends Generations {
  constructor(folder: string) {
    super(path.resolve(folder));
  }

  /** File system events can be lost, so the next generation is also polled. */
  async watch(changed: () => void): Promise<() => void> {
    await mkdir(this.folder, { recursive: true });
    await this.newest().catch(() => undefined);
    const check = this.tellNewer(changed);
    const watcher = watch(this.folder, { persistent: false }, () => void check());
    watcher.on('error', () => watcher.close());
    const poll = setInterval(() => void check(), pollMs).unref();
    return () => {
      watcher.close();
      clearInterval(poll);
    };
  }

  protected async names(): Promise<string[]> {
    return (await undefinedIfMissing(readdir(this.folder))) ?? [];
  }

  protected read(file: string): Promise<string | undefined> {
    return undefinedIfMissing(readFile(file, 'utf8'));
  }

  /**
   * A hard link appears together with its content, and only where there is no such file yet: of all writers on this
   * disk, in whatever process, container or machine, one adds a generation.
   */
  protected async addFile(file: string, text: string): Promise<boolean> {
    await mkdir(this.folder, { recursive: true });
    const draft = path.join(this.folder, `${randomUUID()}.draft`);
    try {
      await writeSynced(draft, text);
      await link(draft, file);
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
    await syncFolder(this.folder);
    return true;
  }
}

async function writeSynced(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the new name survive a power cut. Windows opens no folders, and does this by itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
