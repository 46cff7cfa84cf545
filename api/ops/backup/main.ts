/** `pnpm backup <folder>` and `pnpm restore <folder>`: all rows of the database at DATABASE_URL. See docs/backup.md. */
import path from 'node:path';
import { readDatabaseUrl } from '../../src/platform/config.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { reconcileStars } from '../../src/stars/upkeep/reconcile.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import type { Manifest } from './tables.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const summaryOf = ({ tables, startedAt }: Manifest): string => {
  const rows = Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
  return `${rows.toLocaleString('en')} rows of ${Object.keys(tables).length} tables, as of ${startedAt}`;
};

/** The stars of every member: balance = ledger = lots. */
async function checkLedger(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, () => undefined);
  try {
    const { checked, mismatches } = await reconcileStars(database, new Date());
    print(`The stars of ${checked} members were checked, of whom ${mismatches.length} do not agree`);
    if (mismatches.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

const [command, folder] = process.argv.slice(2);
try {
  if (!folder || !['backup', 'restore'].includes(command ?? '')) throw new Error('Usage: pnpm backup|restore <folder>');
  const databaseUrl = readDatabaseUrl(process.env);
  const place = path.resolve(folder);
  if (command === 'backup') {
    print(`Written to ${place}: ${summaryOf(await backUp(databaseUrl, place))}`);
  } else {
    print(`Restored and compared: ${summaryOf(await restore(databaseUrl, place))}`);
    await checkLedger(databaseUrl);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
