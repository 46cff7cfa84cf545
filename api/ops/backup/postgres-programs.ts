import { execFile, spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** The account that a program runs under; the default is this process's own. PostgreSQL refuses to run as root. */
export interface Account {
  uid: number;
  gid: number;
}

interface How extends Partial<Account> {
  /** Added to this process's variables. */
  env?: NodeJS.ProcessEnv;
}

const optionsOf = ({ env, ...account }: How) => ({ ...account, cwd: '/', env: { ...process.env, ...env } });

/** Where Debian keeps the programs of each version; only some of them are on the path. */
const debianFolder = '/usr/lib/postgresql';

/** The file of a program of PostgreSQL, of this major version: data folders of others cannot be read. */
export async function findProgram(name: string, major: number): Promise<string> {
  const versions = await readdir(debianFolder).catch((): string[] => []);
  const folders = [
    ...versions.map((version) => path.join(debianFolder, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  for (const folder of folders) {
    const file = path.join(folder, name);
    const version = await execute(file, ['--version']).then(
      ({ stdout }) => Number(/\) (\d+)/.exec(stdout)?.[1]),
      () => undefined,
    );
    if (version === major) return file;
  }
  throw new Error(
    `${name} of PostgreSQL ${major} is not installed here (Debian: postgresql-${major}). ` +
      'A copy of all rows needs none of its programs: pnpm backup <folder>',
  );
}

/** Throws with what the program has written if it fails. */
export async function run(program: string, args: readonly string[], how: How = {}): Promise<void> {
  await execute(program, args, optionsOf(how)).catch((error: { stderr?: string; message: string }) => {
    throw new Error(error.stderr?.trim() || error.message);
  });
}

interface RunningProgram extends AsyncDisposable {
  stop(): void;
  /** Resolves with the last lines that it has written. */
  ended: Promise<string>;
}

/** Ends the program when it is disposed of. */
export function startProgram(program: string, args: readonly string[], how: How = {}): RunningProgram {
  const child = spawn(program, args, { ...optionsOf(how), stdio: ['ignore', 'pipe', 'pipe'] });
  let tail = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      tail = (tail + text).slice(-4_000);
    });
  }
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', () => resolve(tail.trim()));
  });
  // PostgreSQL's fast shutdown: sessions are ended, everything is on the disk.
  const stop = () => void child.kill('SIGINT');
  process.once('exit', stop);
  void ended.then(() => process.removeListener('exit', stop));
  return {
    stop,
    ended,
    async [Symbol.asyncDispose]() {
      stop();
      await ended;
    },
  };
}
