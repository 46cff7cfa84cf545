import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { withoutLimits } from './transaction.ts';

const migrationsFolder = join(import.meta.dirname, '../../../migrations');

/** The lock's number is arbitrary, but the same in every process: simultaneous migrations wait for each other. */
const lockKey = 4700_0001;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** Applies the files that were not applied yet, in the order of their names. Returns their names. */
export async function migrate(databaseUrl: string, folder = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'jangteo-migrate' });
  await client.connect();
  try {
    const applied: string[] = [];
    for (;;) {
      const name = await inTransaction(client, () => applyNext(client, migrations));
      if (name === undefined) return applied;
      applied.push(name);
    }
  } finally {
    await client.end();
  }
}

/** The lock lasts for the transaction, so that it holds behind a pooler, too. */
const beginSql = `
  ${withoutLimits};
  SELECT pg_advisory_xact_lock(${lockKey});
  CREATE TABLE IF NOT EXISTS migration (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
  )`;

/** Returns the name of the file that was applied; undefined if none is pending. */
async function applyNext(client: pg.Client, migrations: Migration[]): Promise<string | undefined> {
  await client.query(beginSql);
  const { rows } = await client.query<{ name: string; checksum: string }>('SELECT name, checksum FROM migration');
  const [next] = findPending(migrations, new Map(rows.map((row) => [row.name, row.checksum])));
  if (next) await apply(client, next);
  return next?.name;
}

async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** The files of this program, in the order of their names. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function findPending(migrations: Migration[], applied: Map<string, string>): Migration[] {
  const known = new Set(migrations.map(({ name }) => name));
  const missing = [...applied.keys()].find((name) => !known.has(name));
  if (missing) {
    throw new Error(`The database has migration ${missing}, which these sources lack: it is newer than this program.`);
  }
  const changed = migrations.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum);
  if (changed) {
    throw new Error(`Migration ${changed.name} was applied and then changed. Restore it, and add a new file instead.`);
  }
  const pending = migrations.filter(({ name }) => !applied.has(name));
  const newest = [...applied.keys()].sort().at(-1);
  const late = newest && pending.find(({ name }) => name < newest);
  if (late) throw new Error(`Migration ${late.name} comes before ${newest}, which is applied already. Rename it.`);
  return pending;
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query(sql);
    await client.query('INSERT INTO migration (name, checksum) VALUES ($1, $2)', [name, checksum]);
  } catch (cause) {
    throw new Error(`Migration ${name} failed: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
