import { chown, copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { type LocalPostgres, startPostgres } from './local.ts';
import { findLauncher } from './unprivileged.ts';

interface ReplicaOptions {
  primary: Pick<LocalPostgres, 'url'>;
  /** The primary's folder. */
  primaryDataDir: string;
  dataDir: string;
  port: number;
  settings?: Record<string, string>;
}

/** What belongs to the primary's process, and what the replica fetches from it. */
const notCopied = /^(postmaster\.(pid|opts)|launcher\.pid|pg_replslot|pg_stat_tmp|pgsql_tmp.*|pg_wal)$/;

/** A streaming replica of a local PostgreSQL that goes on running, from a copy of its folder. */
export async function startReplica(options: ReplicaOptions): Promise<LocalPostgres> {
  const { primary, primaryDataDir, dataDir, port, settings } = options;
  await rm(dataDir, { recursive: true, force: true });
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  try {
    await client.query("SELECT pg_backup_start('replica', true)");
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    for (const name of ['pg_wal', 'pg_replslot', 'pg_stat_tmp']) await mkdir(join(dataDir, name));
    await copyFolder(primaryDataDir, dataDir, (name) => !notCopied.test(name));
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    await writeFile(join(dataDir, 'backup_label'), rows[0]?.labelfile ?? '');
    await writeFile(join(dataDir, 'standby.signal'), '');
  } finally {
    await client.end();
  }
  await giveToServer(dataDir);
  const { hostname, port: primaryPort, username, pathname } = new URL(primary.url);
  return startPostgres({
    dataDir,
    port,
    database: pathname.slice(1),
    settings: { ...settings, primary_conninfo: `host=${hostname} port=${primaryPort} user=${username}` },
  });
}

/** Files that vanish meanwhile are temporary ones: what lasts is in the write-ahead log, too. */
async function copyFolder(from: string, to: string, isCopied: (name: string) => boolean): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (!isCopied(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      await mkdir(target, { mode: 0o700 });
      await copyFolder(source, target, () => true);
    } else {
      await copyFile(source, target).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
    }
  }
}

/** The server runs without root's rights. */
async function giveToServer(folder: string): Promise<void> {
  const { owner } = findLauncher([findBinaries().root]);
  if (!owner) return;
  for (const name of ['', ...(await readdir(folder, { recursive: true }))]) {
    await chown(join(folder, name), owner.uid, owner.gid);
  }
}
