import { parseArgs } from 'node:util';
import { sendDueAlarms } from '../../api/src/alarms/send-due-alarms.ts';
import { cleanUp } from '../../api/src/housekeeping.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { exchangeAutomatically } from '../../api/src/stars/exchange/auto-exchange.ts';
import { announceExpiry } from '../../api/src/stars/upkeep/announce-expiry.ts';
import { expireStars } from '../../api/src/stars/upkeep/expire-stars.ts';
import type { Upkeep } from '../../api/src/stars/upkeep/for-each-member.ts';
import { reconcileStars } from '../../api/src/stars/upkeep/reconcile.ts';
import { step } from '../../scripts/bootstrap/steps.mjs';
import { judge } from '../aims.ts';
import type { Bench } from '../bench.ts';
import { databaseToFill } from '../empty-database.ts';
import { printTable } from '../table.ts';
import { fillMembers } from './fill.ts';

const options = { members: { type: 'string', default: '1000000' } } as const;

/** A statement is cancelled after two seconds; the aim leaves room for a busy machine. */
const slowestMs = 500;

const works: Record<string, (upkeep: Upkeep) => Promise<unknown>> = {
  'stars that expire': expireStars,
  'alarms of stars that expire soon': announceExpiry,
  'automatic exchanges': exchangeAutomatically,
  'sums of the stars': ({ database, now }) => reconcileStars(database, now),
  'data that is kept no longer': ({ database, now }) => cleanUp(database, now),
  'alarms that are due': ({ database, now }) => sendDueAlarms(database, now),
  'a portion of a notice for all members': async ({ database, now }) => {
    await database.query("INSERT INTO notice (title, body, reg_dt) VALUES ('설 연휴 배송 안내', '…', $1)", [now]);
    await sendDueAlarms(database, now);
  },
};

const bench: Bench = {
  about:
    'the regular work of the background with many members: fills the empty, migrated DATABASE_URL with --members 1000000',
  async run(args) {
    const { values } = parseArgs({ args, options });
    const databaseUrl = databaseToFill();
    const statements: number[] = [];
    const database = openDatabase(databaseUrl, () => undefined, { onStatement: (_, ms) => statements.push(ms) });
    try {
      const [first] = await database.query('SELECT FROM star_account LIMIT 1');
      const members = Number(values.members);
      if (!first) {
        await step(`${members.toLocaleString()} members`, (progress) =>
          fillMembers(databaseUrl, { members, progress }),
        );
      }
      const now = new Date();
      const rows: string[][] = [];
      let slowest = 0;
      for (const [name, work] of Object.entries(works)) {
        statements.length = 0;
        const started = performance.now();
        await work({ database, now, log: { warn: console.warn, error: console.error } });
        const seconds = (performance.now() - started) / 1_000;
        const longest = statements.reduce((most, ms) => Math.max(most, ms), 0);
        slowest = Math.max(slowest, longest);
        rows.push([name, String(statements.length), seconds.toFixed(1), longest.toFixed(0)]);
      }
      printTable('One round of each work', ['', 'statements', 's', 'longest statement, ms'], rows);
      return judge([{ name: 'longest statement', value: slowest, limit: slowestMs, unit: 'ms', isHard: true }]);
    } finally {
      await database.close();
    }
  },
};

export default bench;
