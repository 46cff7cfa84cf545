/** `pnpm backup` and `pnpm restore`: all rows of the database at DATABASE_URL, or any moment of it. See docs/backup.md. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readDatabaseUrl } from '../../src/platform/config.ts';
import { sentenceOf } from '../../src/platform/database/database.ts';
import { addBase, archiveLog, restoreTo } from './archive.ts';
import { backUp } from './backup.ts';
import { checkLedger } from './check-ledger.ts';
import { restore } from './restore.ts';
import { connect, type Manifest } from './tables.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const summaryOf = ({ tables, startedAt }: Manifest): string => {
  const rows = Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
  return `${rows.toLocaleString('en')} rows of ${Object.keys(tables).length} tables, as of ${startedAt}`;
};

async function checkLedgerAt(databaseUrl: string): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    await checkLedger(client);
  } finally {
    await client.end();
  }
}

const usage = `Usage:
  pnpm backup <folder>                     a copy of all rows
  pnpm backup <archive> --wal              archives the write-ahead log until it is stopped
  pnpm backup <archive> --base             adds a base backup to that archive
  pnpm restore <folder>                    a copy of all rows, into an empty database
  pnpm restore <archive> --at 2026-11-23T12:00:00+09:00 --data <new folder>`;

const options = {
  wal: { type: 'boolean', default: false },
  base: { type: 'boolean', default: false },
  at: { type: 'string' },
  data: { type: 'string' },
} as const;

async function backUpAs(place: string, { wal, base }: { wal: boolean; base: boolean }): Promise<void> {
  const databaseUrl = readDatabaseUrl(process.env);
  if (wal) {
    const stopping = new AbortController();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort());
    const onStart = () => print(`The write-ahead log is archived to ${place}`);
    await archiveLog(databaseUrl, place, { signal: stopping.signal, onStart });
  } else if (base) {
    print(`The archive ${place} has the base ${await addBase(databaseUrl, place)}`);
  } else {
    print(`Written to ${place}: ${summaryOf(await backUp(databaseUrl, place))}`);
  }
}

async function restoreRows(place: string): Promise<void> {
  const databaseUrl = readDatabaseUrl(process.env);
  const summary = summaryOf(await restore(databaseUrl, place));
  print(`Restored and compared, and the stars of every member agree: ${summary}`);
}

async function restoreMoment(archive: string, at: string, data: string): Promise<void> {
  if (process.getuid?.() === 0) {
    throw new Error(
      'PostgreSQL does not run as root: restore as the account that will run it, which may read the archive',
    );
  }
  const dataDir = path.resolve(data);
  const base = await restoreTo({ archive, at, dataDir, check: checkLedgerAt });
  print(`Restored to ${at} from the base ${base}, and the stars of every member agree`);
  print(`${dataDir} is a data folder of PostgreSQL`);
}

const [command, ...args] = process.argv.slice(2);
try {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new Error(usage);
  const place = path.resolve(folder);
  const { at, data } = values;
  if (command === 'backup' && !at && !data) await backUpAs(place, values);
  else if (command === 'restore' && at && data) await restoreMoment(place, at, data);
  else if (command === 'restore' && !at && !data) await restoreRows(place);
  else throw new Error(usage);
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
}
