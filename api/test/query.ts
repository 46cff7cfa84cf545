import pg from 'pg';
import { type Database, openDatabase } from '../src/platform/database/database.ts';

/** Connecting takes ten times as long as most statements: one for all tests of a file, which ends with its database. */
function onceFor<Opened>(open: (url: string) => Opened): (url: string) => Opened {
  const opened = new Map<string, Opened>();
  return (url) => {
    const one = opened.get(url) ?? open(url);
    opened.set(url, one);
    return one;
  };
}

const poolOf = onceFor((connectionString) => {
  const pool = new pg.Pool({ connectionString, allowExitOnIdle: true });
  pool.on('error', () => undefined);
  return pool;
});

/** The database as the app opens it. */
export const databaseAt: (url: string) => Database = onceFor((url) => openDatabase(url, () => undefined));

/** Queries the database directly, without the app. */
export async function query<Row>(databaseUrl: string, sql: string, values?: unknown[]): Promise<Row[]> {
  return (await poolOf(databaseUrl).query(sql, values)).rows as Row[];
}

const emptying = (tables: string) => `
  DO $$
  DECLARE one regclass;
  BEGIN
    FOR one IN
      WITH RECURSIVE emptied AS (
        SELECT unnest('{${tables}}'::regclass[]) AS id
        UNION
        SELECT conrelid FROM emptied JOIN pg_constraint ON confrelid = emptied.id AND contype = 'f'
      )
      SELECT id FROM emptied
    LOOP
      IF pg_relation_size(one) > 65536 OR pg_relation_size(one) > 0 AND EXISTS (
        SELECT FROM pg_trigger WHERE tgrelid = one AND tgtype & 32 <> 0 -- one for TRUNCATE
      )
      THEN EXECUTE format('TRUNCATE %s CASCADE', one);
      ELSE
        SET LOCAL session_replication_role = replica;
        EXECUTE format('DELETE FROM %s', one);
        SET LOCAL session_replication_role = origin;
      END IF;
    END LOOP;
  END $$`;

/**
 * Deletes all rows of the tables, given as `member, device`, and of those that refer to them. Where there are few rows, it
 * takes a fraction of the time of TRUNCATE, which makes new files for each table and index. Tables with a trigger for TRUNCATE
 * are truncated.
 */
export const empty = (databaseUrl: string, tables: string): Promise<unknown> => query(databaseUrl, emptying(tables));
