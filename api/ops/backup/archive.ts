// Decision: docs/decisions/2026-11-23-the-archive-is-postgresqls-own.md

/**
 * An archive from which a database is restored to any moment: base backups of PostgreSQL's own kind, and the write-ahead log
 * since the first of them.
 *
 *     <archive>/bases/2026-11-23T12-00-00.000Z/   a data folder, named by when it was complete, with base.json
 *     <archive>/wal/                              segments of the log, the newest one as .partial
 */
import { mkdtemp, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { parseZonedMoment } from '../zoned-moment.ts';
import { type Account, findProgram, run, startProgram } from './postgres-programs.ts';
import { passingFolder, unfinishedFolder } from './unfinished-folder.ts';

/** Keeps the log on the primary until the archive has it, also while nobody streams. */
const slot = 'jangteo_archive';

/** What a restored data folder has to be asked by. */
interface Base {
  user: string;
  database: string;
}

const inArchive = (archive: string) => ({ bases: path.join(archive, 'bases'), wal: path.join(archive, 'wal') });

async function askPrimary<Row extends pg.QueryResultRow>(databaseUrl: string, sql: string): Promise<Row | undefined> {
  if (/[?&]pooler=/.test(databaseUrl)) {
    throw new Error('DATABASE_URL has to name the primary itself: a pooler does not pass the write-ahead log on');
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows[0];
  } finally {
    await client.end();
  }
}

const majorSql = "SELECT current_setting('server_version_num')::int / 10000 AS major";

const majorOf = async (databaseUrl: string): Promise<number> =>
  (await askPrimary<{ major: number }>(databaseUrl, majorSql))?.major ?? 0;

/** The address as an argument, and the password as a variable: every account of a machine sees the arguments of programs. */
function connectionOf(databaseUrl: string): { argument: string; env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl);
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password);
  url.password = '';
  url.searchParams.delete('password');
  return { argument: `--dbname=${url.href}`, env: password ? { PGPASSWORD: password } : {} };
}

interface Archiving {
  signal: AbortSignal;
  onStart?: () => void;
  account?: Account;
}

/** Writes the log into the archive as the primary writes it, until the signal. Reconnects by itself. */
export async function archiveLog(
  databaseUrl: string,
  archive: string,
  { signal, onStart, account }: Archiving,
): Promise<void> {
  const { wal } = inArchive(archive);
  const program = await findProgram('pg_receivewal', await majorOf(databaseUrl));
  const { argument, env } = connectionOf(databaseUrl);
  const args = [argument, `--slot=${slot}`];
  await run(program, [...args, '--create-slot', '--if-not-exists'], { ...account, env });
  await run('mkdir', ['--parents', wal], account);
  await using receiver = startProgram(program, [...args, `--directory=${wal}`, '--synchronous'], { ...account, env });
  signal.addEventListener('abort', () => receiver.stop(), { once: true });
  onStart?.();
  const output = await receiver.ended;
  if (!signal.aborted) throw new Error(`The write-ahead log is no longer archived:\n${output}`);
}

const isArchivedSql = `SELECT active FROM pg_replication_slots WHERE slot_name = '${slot}'`;

/** Adds a base to the archive, while the market goes on. Returns its name. */
export async function addBase(databaseUrl: string, archive: string, account?: Account): Promise<string> {
  const { bases } = inArchive(archive);
  const isArchived = await askPrimary<{ active: boolean }>(databaseUrl, isArchivedSql);
  if (!isArchived?.active) {
    throw new Error('The write-ahead log is not archived: start pnpm backup <archive> --wal first, and let it run');
  }
  const major = await majorOf(databaseUrl);
  await using unfinished = await unfinishedFolder(path.join(bases, '.unfinished'));
  await run('mkdir', ['--parents', bases], account);
  const { argument, env } = connectionOf(databaseUrl);
  const args = [argument, `--pgdata=${unfinished.path}`, '--wal-method=stream', '--checkpoint=fast'];
  await run(await findProgram('pg_basebackup', major), args, { ...account, env });
  await run(await findProgram('pg_verifybackup', major), ['--quiet', unfinished.path], account);
  const { username, pathname } = new URL(databaseUrl);
  const base: Base = { user: decodeURIComponent(username), database: decodeURIComponent(pathname.slice(1)) };
  await writeFile(path.join(unfinished.path, 'base.json'), JSON.stringify(base));
  const completed = await askPrimary<{ at: Date }>(databaseUrl, 'SELECT clock_timestamp() AS at');
  const name = nameOf(completed?.at ?? new Date());
  await rename(unfinished.path, path.join(bases, name));
  return name;
}

const nameOf = (moment: Date): string => moment.toISOString().replaceAll(':', '-');

export function parseMoment(text: string): Date {
  const moment = parseZonedMoment(text);
  if (moment) return moment;
  throw new Error(`'${text}' is not a moment with a time zone, such as 2026-11-23T12:00:00+09:00`);
}

interface Restoration {
  archive: string;
  /** Everything that was committed until then is restored, and nothing that was committed later. */
  at: string;
  /** A new folder, which becomes a data folder of PostgreSQL. */
  dataDir: string;
  /** Looks at the restored database before the folder gets its name. */
  check: (databaseUrl: string) => Promise<void>;
  account?: Account;
}

/** Returns the base from which the database was restored. */
export async function restoreTo({ archive, at, dataDir, check, account }: Restoration): Promise<string> {
  const { bases, wal } = inArchive(path.resolve(archive));
  if (/['"\\%]/.test(wal)) throw new Error(`The path ${wal} must not have quotes, backslashes or percent signs`);
  if (await stat(dataDir).catch(() => undefined)) throw new Error(`${dataDir} exists: restore into a new folder`);
  const name = await newestBase(bases, parseMoment(at));
  const base = JSON.parse(await readFile(path.join(bases, name, 'base.json'), 'utf8')) as Base;
  const major = Number(await readFile(path.join(bases, name, 'PG_VERSION'), 'utf8'));
  await using unfinished = await unfinishedFolder(`${dataDir}.unfinished`);
  await run('cp', ['--archive', path.join(bases, name), unfinished.path], account);
  await run('touch', [path.join(unfinished.path, 'recovery.signal')], account);

  // Nobody but this account reaches the server, whatever the folder's own configuration is.
  {
    await using folder = passingFolder(await mkdtemp(path.join(tmpdir(), 'restore-')));
    await writeFile(path.join(folder.path, 'hba.conf'), 'local all all trust\n');
    await writeFile(path.join(folder.path, 'postgresql.conf'), '');
    if (account) await run('chown', ['--recursive', `${account.uid}:${account.gid}`, folder.path]);
    const settings: Record<string, string> = {
      config_file: path.join(folder.path, 'postgresql.conf'),
      hba_file: path.join(folder.path, 'hba.conf'),
      listen_addresses: '',
      unix_socket_directories: folder.path,
      archive_mode: 'off',
      // The server then needs none of the primary's sizes while it reads the log.
      hot_standby: 'off',
      lc_messages: 'C',
      restore_command: `cp "${wal}/%f" "%p" 2>&- || cp "${wal}/%f.partial" "%p" 2>&-`,
      // Names of zones, Z too, are not known yet where the server reads this.
      recovery_target_time: at.replace(/Z$/, '+00:00'),
      recovery_target_action: 'promote',
    };
    const flags = Object.entries(settings).flatMap(([setting, value]) => ['-c', `${setting}=${value}`]);
    await using server = startProgram(await findProgram('postgres', major), ['-D', unfinished.path, ...flags], account);
    const url = `postgres://${encodeURIComponent(base.user)}@localhost/${encodeURIComponent(base.database)}?host=${folder.path}`;
    if (!(await isOpened(url, server.ended))) {
      throw new Error(`PostgreSQL could not restore ${at}:\n${await server.ended}`);
    }
    await check(url);
  }
  await rename(unfinished.path, dataDir);
  return name;
}

async function newestBase(bases: string, at: Date): Promise<string> {
  const names = (await readdir(bases)).filter((name) => !name.startsWith('.')).toSorted();
  const name = names.findLast((candidate) => candidate <= nameOf(at));
  if (name) return name;
  throw new Error(`There is no base from before ${at.toISOString()}; the first one is ${names[0] ?? 'not made yet'}`);
}

/** Recovery takes as long as there is log. False if the server has ended before it opened. */
async function isOpened(url: string, ended: Promise<string>): Promise<boolean> {
  let isEnded = false;
  void ended.then(() => {
    isEnded = true;
  });
  while (!isEnded) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return true;
    } catch {
      await sleep(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
}
