import { createWriteStream } from 'node:fs';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import {
  connect,
  fileOf,
  forCopies,
  Hashing,
  type Manifest,
  manifestFile,
  migrationsOf,
  quoted,
  tablesOf,
} from './tables.ts';
import { unfinishedFolder } from './unfinished-folder.ts';

/**
 * Writes all rows as of one moment into a new folder, while the market goes on. The folder has its name only when it is
 * complete. Returns what it holds.
 */
export async function backUp(databaseUrl: string, folder: string): Promise<Manifest> {
  if (await stat(folder).catch(() => undefined)) throw new Error(`${folder} exists: back up into a new folder`);
  await using unfinished = await unfinishedFolder(`${folder}.unfinished`);
  await mkdir(unfinished.path, { recursive: true });
  const client = await connect(databaseUrl);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(forCopies);
    const manifest: Manifest = {
      startedAt: new Date().toISOString(),
      migrations: await migrationsOf(client),
      tables: {},
      sequences: {},
    };
    for (const table of await tablesOf(client)) {
      manifest.tables[table] = await writeTable(client, table, path.join(unfinished.path, fileOf(table)));
    }
    // Numbers that were given meanwhile are skipped: sequences stand outside of the transaction.
    manifest.sequences = await lastNumbers(client);
    await writeFile(path.join(unfinished.path, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
    await rename(unfinished.path, folder);
    return manifest;
  } finally {
    await client.end();
  }
}

async function writeTable(client: pg.Client, table: string, file: string): Promise<Manifest['tables'][string]> {
  const rows = client.query(copyTo(`COPY ${quoted(table)} TO STDOUT`));
  const hashing = new Hashing();
  await pipeline(rows, hashing, createGzip(), createWriteStream(file, { mode: 0o600 }));
  return { rows: rows.rowCount, sha256: hashing.sha256 };
}

const sequencesSql = `
  SELECT sequencename AS name, last_value AS last
  FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`;

async function lastNumbers(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; last: string }>(sequencesSql);
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)]));
}
