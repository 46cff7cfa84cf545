import { mkdtempSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ObjectStore, openObjectStore } from '@jangteo/object-store';
import type { Database } from '../src/platform/database/database.ts';
import { findCommand, OpsProblem, readArguments } from './command.ts';
import { commands } from './commands.ts';
import { printable } from './printable.ts';

/** Of one test file. */
const folder = mkdtempSync(join(tmpdir(), 'jangteo-ops-'));
afterAll(() => rm(folder, { recursive: true }));

/**
 * Runs a command as an operator would, and returns what it printed or the problem it reported. Pictures go to `store`, or
 * to a folder that nobody else reads.
 */
export async function ops(
  database: Database,
  args: readonly string[],
  now: Date,
  store?: ObjectStore,
): Promise<string> {
  const lines: string[] = [];
  try {
    const command = findCommand(commands, args);
    if (!command) throw new OpsProblem('no such command');
    const given = readArguments(command, args);
    const uploads = store ?? openObjectStore(await mkdtemp(join(folder, 'uploads-')), {});
    await command.run(given, {
      database,
      uploads,
      actor: 'operator:kim',
      now,
      print: (line) => lines.push(printable(line)),
    });
  } catch (error) {
    if (!(error instanceof OpsProblem)) throw error;
    lines.push(error.message);
  }
  return lines.join('\n');
}

export async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const file = join(await mkdtemp(join(folder, 'file-')), name);
  await writeFile(file, content);
  return file;
}
