import { createHash, type Hash } from 'node:crypto';
import { Transform } from 'node:stream';
import pg from 'pg';
import { withoutLimits } from '../../src/platform/database/transaction.ts';

/** What a backup holds, and what it has to be restored into. */
export interface Manifest {
  startedAt: string;
  /** The migrations of the database, the last of which names its version. */
  migrations: { name: string; checksum: string }[];
  tables: Record<string, { rows: number; sha256: string }>;
  /** The last number that each sequence has given; those that have given none are missing. */
  sequences: Record<string, number>;
}

export const manifestFile = 'manifest.json';
export const fileOf = (table: string): string => `${table}.copy.gz`;

export async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'jangteo-backup' });
  await client.connect();
  return client;
}

/** The first statement of a transaction that copies rows: every server writes and reads values in the same form. */
export const forCopies = `
  ${withoutLimits};
  SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'`;

/** `demo_market` marks a demo market, and is made with it. */
const tablesSql = `
  SELECT relname AS name FROM pg_class
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname NOT IN ('migration', 'demo_market')
  ORDER BY relname`;

export const tablesOf = async (client: pg.Client): Promise<string[]> =>
  (await client.query<{ name: string }>(tablesSql)).rows.map(({ name }) => name);

export const migrationsOf = async (client: pg.Client): Promise<Manifest['migrations']> =>
  (await client.query('SELECT name, checksum FROM migration ORDER BY name')).rows;

export const quoted = (name: string): string => pg.escapeIdentifier(name);

/** Passes bytes on and hashes them. */
export class Hashing extends Transform {
  readonly #hash: Hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    done(null, chunk);
  }

  get sha256(): string {
    return this.#hash.digest('hex');
  }
}
