// Decision: docs/decisions/2026-11-20-postgres-without-an-account.md

import { type ChildProcess, spawn } from 'node:child_process';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { findBinaries, type PostgresBinaries } from './binaries.ts';
import { findLauncher, type Launcher } from './unprivileged.ts';

const host = '127.0.0.1';
const user = 'jangteo';
const majorVersion = '18';
const startTimeoutMs = 30_000;
const stopTimeoutSeconds = 10;

export interface LocalPostgresOptions {
  /** Created and initialised if it is missing. */
  dataDir: string;
  /** 0 chooses a free port. */
  port: number;
  /** Created if it is missing. */
  database?: string;
  /** Deletes an existing database, whatever its state. */
  anew?: boolean;
  /** Server settings, for example `{ fsync: 'off' }` for tests. */
  settings?: Record<string, string>;
}

export interface LocalPostgres {
  url: string;
  port: number;
  pid: number;
  /** Closes sessions, writes everything to disk, and resolves when the process has ended. May be called twice. */
  stop(): Promise<void>;
  /** Resolves with the last lines of output when the server has ended, by `stop` or by itself. */
  ended: Promise<string>;
}

/** A real PostgreSQL for one machine, reachable from this machine only. Every failure says what to do. */
export async function startPostgres(options: LocalPostgresOptions): Promise<LocalPostgres> {
  const dataDir = resolve(options.dataDir);
  const database = options.database ?? 'jangteo';
  const binaries = findBinaries();
  await mkdir(dirname(dataDir), { recursive: true });
  const launcher = findLauncher([binaries.root, dirname(dataDir)]);

  await initialise(dataDir, binaries, launcher);
  await endLeftover(dataDir, binaries, launcher);
  const port = await claimPort(options.port);
  const server = launch(launcher, binaries.postgres, ['-D', dataDir, ...asFlags(port, options.settings)]);
  const [pid] = await Promise.all([untilReady(server, dataDir), writeFile(launcherFile(dataDir), String(process.pid))]);
  const stop = async () => {
    if (server.process.exitCode === null && server.process.signalCode === null) {
      await stopServer(dataDir, binaries, launcher);
      await server.ended;
    }
  };
  try {
    await createDatabase(port, { ...options, database });
  } catch (error) {
    await stop();
    throw error;
  }
  let stopping: Promise<void> | undefined;
  return {
    url: addressOf(port, database),
    port,
    pid,
    ended: server.ended,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

const addressOf = (port: number, database: string) => `postgres://${user}@${host}:${port}/${database}`;
const launcherFile = (dataDir: string) => join(dataDir, 'launcher.pid');

function asFlags(port: number, settings: Record<string, string> = {}): string[] {
  const all = {
    port: String(port),
    listen_addresses: host,
    unix_socket_directories: '',
    lc_messages: 'C',
    timezone: 'UTC',
    // Without the values of rows, which contain members' texts.
    log_error_verbosity: 'terse',
    ...settings,
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Created beside its place and renamed, so that an interrupted first start leaves nothing incomplete. */
async function initialise(dataDir: string, binaries: PostgresBinaries, launcher: Launcher): Promise<void> {
  const version = await readFile(join(dataDir, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version !== undefined) {
    if (version.trim() === majorVersion) return;
    throw new Error(
      `${dataDir} was made by PostgreSQL ${version.trim()}, but this is ${majorVersion}. ` +
        'Move its data with pg_dump, or delete the folder to start with an empty database.',
    );
  }
  const unfinished = `${dataDir}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  if (launcher.owner) await chown(unfinished, launcher.owner.uid, launcher.owner.gid);
  const run = launch(launcher, binaries.initdb, [
    `--pgdata=${unfinished}`,
    `--username=${user}`,
    '--auth=trust',
    '--encoding=UTF8',
    // The same sort order on every system; the character type must include Hangul, or trigrams leave it out.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'}`,
    '--no-instructions',
  ]);
  const output = await run.ended;
  if (run.process.exitCode !== 0) {
    await rm(unfinished, { recursive: true, force: true });
    throw explain('PostgreSQL could not create its data folder', output, dataDir);
  }
  await rename(unfinished, dataDir);
}

/** Stops a server that outlived its launcher (killed, power cut); one in use is left alone. */
async function endLeftover(dataDir: string, binaries: PostgresBinaries, launcher: Launcher): Promise<void> {
  const pidFile = join(dataDir, 'postmaster.pid');
  const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
  if (!pid) return;
  if (!isAlive(pid) || !(await isServerOf(pid, dataDir))) {
    // PostgreSQL itself would refuse if the process id now belongs to another program of the same user.
    await rm(pidFile, { force: true });
    return;
  }
  const startedBy = Number.parseInt(await readFile(launcherFile(dataDir), 'utf8').catch(() => ''), 10);
  if (startedBy && startedBy !== process.pid && isAlive(startedBy)) {
    throw new Error(
      `The database in ${dataDir} is already in use by process ${startedBy}. Stop that one first, or use another folder.`,
    );
  }
  await stopServer(dataDir, binaries, launcher);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Where the system does not tell which program a process runs, it counts as the server. */
async function isServerOf(pid: number, dataDir: string): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return commandLine.split('\0').includes(dataDir);
}

async function stopServer(dataDir: string, binaries: PostgresBinaries, launcher: Launcher): Promise<void> {
  for (const mode of ['fast', 'immediate']) {
    const wait = [`--timeout=${stopTimeoutSeconds}`, '--wait'];
    const run = launch(launcher, binaries.pg_ctl, ['stop', `--pgdata=${dataDir}`, `--mode=${mode}`, ...wait]);
    await run.ended;
    if (run.process.exitCode === 0) return;
  }
}

async function claimPort(wanted: number): Promise<number> {
  const probe = createServer();
  return new Promise((done, fail) => {
    probe.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${wanted} is taken, PostgreSQL needs it. Stop what uses it, or choose another PORT.`)
          : error,
      ),
    );
    probe.listen(wanted, host, () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}

interface Run {
  process: ChildProcess;
  /** Resolves with the end of the output; never rejects. */
  ended: Promise<string>;
  /** The end of the output so far. */
  output(): string;
  onOutput(listener: (text: string) => void): void;
}

function launch(launcher: Launcher, program: string, programArgs: string[]): Run {
  const { file, args } = launcher.command(program, programArgs);
  // With setpriv, setpriv itself changes the user: it needs root's rights until then.
  const identity = file === program ? launcher.owner : undefined;
  const child = spawn(file, args, {
    ...identity,
    cwd: '/',
    // In a process group of its own: Ctrl-C must first end the programs that use the database.
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C', ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }) },
  });
  let tail = '';
  const listeners = new Set<(text: string) => void>();
  const collect = (chunk: Buffer) => {
    tail = (tail + chunk.toString('utf8')).slice(-4000);
    for (const listener of listeners) listener(tail);
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const ended = new Promise<string>((done) => {
    child.once('error', ({ message }) => {
      tail += message;
      done(tail);
    });
    child.once('exit', () => setImmediate(done, tail));
  });
  return { process: child, ended, output: () => tail, onOutput: (listener) => listeners.add(listener) };
}

async function untilReady(server: Run, dataDir: string): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const ready = new Promise<'ready'>((done) =>
    server.onOutput((text) => /ready to accept (read-only )?connections/.test(text) && done('ready')),
  );
  const tooLong = new Promise<void>((done) => {
    timer = setTimeout(done, startTimeoutMs);
  });
  const outcome = await Promise.race([ready, server.ended, tooLong]);
  clearTimeout(timer);
  if (outcome === 'ready' && server.process.pid) return server.process.pid;
  server.process.kill();
  throw explain('PostgreSQL did not start', server.output(), dataDir);
}

function explain(what: string, output: string, dataDir: string): Error {
  const remedies: [RegExp, string][] = [
    [/no space left/i, `There is no space left on the disk that holds ${dataDir}. Free some space and start again.`],
    [/permission denied/i, `It may not use ${dataDir}: check who owns that folder.`],
    [/shared memory/i, 'There is not enough shared memory: in a container, give /dev/shm 64 MB or more.'],
  ];
  const reason = remedies.find(([sign]) => sign.test(output))?.[1] ?? 'Its last words:';
  return new Error(`${what}. ${reason}\n${output.trim().split('\n').slice(-8).join('\n')}`);
}

async function createDatabase(
  port: number,
  { database, anew }: LocalPostgresOptions & { database: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(port, 'postgres') });
  await client.connect();
  try {
    if (anew) await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(database)}`);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
    if (!rowCount) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}
