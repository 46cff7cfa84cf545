import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Account, run, startProgram } from '../ops/backup/postgres-programs.ts';

const folderOf = '/usr/lib/postgresql';

/** The folder of the newest programs of Debian's PostgreSQL; undefined where it is not installed. */
export function findDebianPostgres(): string | undefined {
  try {
    const [newest] = readdirSync(folderOf).toSorted((one, other) => Number(other) - Number(one));
    return newest && path.join(folderOf, newest, 'bin');
  } catch {
    return undefined;
  }
}

/** PostgreSQL does not run as root. */
function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/** A folder that PostgreSQL may write to. */
export async function openFolder(): Promise<{ folder: string; account: Account | undefined } & AsyncDisposable> {
  const account = unprivilegedAccount();
  const folder = await mkdtemp(path.join(tmpdir(), 'postgres-'));
  if (account) await chown(folder, account.uid, account.gid);
  return { folder, account, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

/** Throws if nothing opens for half a minute. */
export async function untilOpen(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (tries > 300) throw error;
      await sleep(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

interface Server extends AsyncDisposable {
  url: string;
  port: number;
  dataDir: string;
}

/** A server of Debian's PostgreSQL with an empty database, for tests of what its own programs do. */
export async function startDebianPostgres(bin: string, folder: string, account?: Account): Promise<Server> {
  const dataDir = path.join(folder, 'primary');
  const port = await freePort();
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8'];
  await run(
    path.join(bin, 'initdb'),
    [`--pgdata=${dataDir}`, '--username=jangteo', '--auth=trust', ...locale],
    account,
  );
  const flags = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off'];
  const args = ['-D', dataDir, ...flags.flatMap((flag) => ['-c', flag])];
  const server = startProgram(path.join(bin, 'postgres'), args, account);
  const admin = `postgres://jangteo@127.0.0.1:${port}/postgres`;
  await untilOpen(admin);
  await run(path.join(bin, 'createdb'), [`--maintenance-db=${admin}`, 'jangteo']);
  const url = `postgres://jangteo@127.0.0.1:${port}/jangteo`;
  return { url, port, dataDir, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}
