import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '../../api/src/platform/database/database.ts';
import { inData } from '../../scripts/bootstrap/project.mjs';
import { step } from '../../scripts/bootstrap/steps.mjs';
import { judge } from '../aims.ts';
import type { Bench } from '../bench.ts';
import { load } from '../edge/load.ts';
import { openStack } from '../stack.ts';
import { apiAims } from './api-aims.ts';
import { hotCallsOf } from './hot-calls.ts';
import { measureCalls } from './measure.ts';
import { printFigures, printTooMany } from './print-api.ts';
import { record } from './record.ts';
import { openServers } from './servers.ts';
import { requestTooMany } from './too-many.ts';
import { openTurns } from './turns.ts';

const options = {
  seconds: { type: 'string', default: '8' },
  overload: { type: 'string', default: '60' },
} as const;
const connections = 10;

const bench: Bench = {
  about:
    'hot calls of the API beside a bare Fastify route with the same queries, and too many at once: --seconds 8 --overload 60',
  async run(args, signal) {
    const { values } = parseArgs({ args, options });
    const seconds = Number(values.seconds);
    const overloadSeconds = Number(values.overload);
    await using opened = new AsyncDisposableStack();
    const ports = await openStack(opened, signal);
    const databaseUrl = `postgres://jangteo@127.0.0.1:${ports.postgres}/jangteo`;
    const jwtSecret = randomBytes(32).toString('hex');
    const database = openDatabase(databaseUrl, () => undefined);
    opened.defer(() => database.close());
    const turnOf = await openTurns(database, jwtSecret);
    const hotCalls = hotCallsOf(await largestShop(database));
    const recordings = await step('what each call asks of the database', () =>
      record({ databaseUrl, jwtSecret, calls: hotCalls, turnOf }),
    );
    const file = inData('api-recordings.json');
    await writeFile(file, JSON.stringify(recordings));
    const servers = await openServers(opened, ports, { databaseUrl, jwtSecret, recordings: file, signal });

    const figures = await measureCalls(hotCalls, servers, { databaseUrl, turnOf, connections, seconds });
    const { api } = servers;
    const memoryBefore = api.process.memory;
    await step('the memory of many more', () =>
      load(api.address + hotCalls[0]?.path, { connections, seconds: seconds * hotCalls.length }),
    );
    const memoryGrowth = api.process.memory / memoryBefore;
    const tooMany = await requestTooMany(api.address, hotCalls, { figures, seconds: overloadSeconds, turnOf });

    printFigures(figures, { connections, seconds });
    printTooMany(tooMany, overloadSeconds);
    return judge(apiAims({ figures, tooMany, memoryGrowth }));
  },
};

export default bench;

const largestShop = async (database: Database): Promise<number> =>
  (await database.query<{ n: number }>('SELECT shop_id AS n FROM shop ORDER BY product_count DESC LIMIT 1'))[0]?.n ?? 0;
