import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { migrate, readMigrations } from '../../src/platform/database/migrations.ts';
import { checkLedger } from './check-ledger.ts';
import { connect, fileOf, forCopies, Hashing, type Manifest, manifestFile, quoted, tablesOf } from './tables.ts';

/**
 * Restores a backup into an empty database, in one transaction, compares every table with the backup and checks the stars
 * of every member: all of it is there, or nothing. Triggers do not run, because the rows have their consequences already.
 */
export async function restore(databaseUrl: string, folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestFile), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} is no backup: it has no ${manifestFile}`);
  const manifest = JSON.parse(text) as Manifest;
  await expectSameVersion(manifest);
  const client = await connect(databaseUrl);
  try {
    await expectEmpty(client);
    await migrate(databaseUrl);
    await client.query('BEGIN');
    await client.query(forCopies);
    const names = Object.keys(manifest.tables);
    const constraints = await dropForeignKeys(client);
    for (const table of names) await client.query(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER USER`);
    await client.query(`TRUNCATE ${names.map(quoted).join(', ')}`);
    for (const table of names) await readTable(client, table, path.join(folder, fileOf(table)));
    for (const [sequence, last] of Object.entries(manifest.sequences)) {
      await client.query('SELECT setval($1::regclass, $2)', [quoted(sequence), last]);
    }
    for (const table of names) await client.query(`ALTER TABLE ${quoted(table)} ENABLE TRIGGER USER`);
    for (const sql of constraints) await client.query(sql);
    for (const [table, { sha256 }] of Object.entries(manifest.tables)) {
      const restored = await hashOf(client, table);
      if (restored !== sha256) throw new Error(`The table ${table} differs from the backup`);
    }
    await client.query('ANALYZE');
    await checkLedger(client);
    await client.query('COMMIT');
    return manifest;
  } finally {
    await client.end();
  }
}

/** Compared before anything is changed: the programs of another version could not use this one's tables. */
async function expectSameVersion({ migrations }: Manifest): Promise<void> {
  const text = (files: Manifest['migrations']) => files.map(({ name, checksum }) => name + checksum).join();
  if (text(await readMigrations()) === text(migrations)) return;
  throw new Error(
    `The backup is of version ${migrations.at(-1)?.name}: restore it with the programs of that version, then migrate`,
  );
}

/** Tables with rows that migrations insert: the restore replaces them. */
const filledByMigrations = ['ban_word', 'star_rule'];

/** An earlier restore that was refused has left the tables. */
async function expectEmpty(client: pg.Client): Promise<void> {
  for (const table of await tablesOf(client)) {
    const { rowCount } = await client.query(`SELECT FROM ${quoted(table)} LIMIT 1`);
    if (rowCount && !filledByMigrations.includes(table)) {
      throw new Error('The database is not empty: restore into a new one, then switch to it');
    }
  }
}

const foreignKeysSql = `
  SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`;

/** Tables refer to each other in any order. Returns the statements that add the keys again, which checks them. */
async function dropForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(foreignKeysSql);
  for (const { table, name } of rows) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  return rows.map(({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`);
}

const readTable = (client: pg.Client, table: string, file: string): Promise<void> =>
  pipeline(createReadStream(file), createGunzip(), client.query(copyFrom(`COPY ${quoted(table)} FROM STDIN`)));

/** Rows that were just loaded are read in the order in which they were written. */
async function hashOf(client: pg.Client, table: string): Promise<string> {
  const hashing = new Hashing();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(client.query(copyTo(`COPY ${quoted(table)} TO STDOUT`)), hashing, nowhere);
  return hashing.sha256;
}
