import { step } from '../bootstrap/steps.mjs';
import type { Opened } from './keep-open.ts';
import { openProgram, postgresProgram } from './programs.ts';
import { requireReachable } from './reachable.ts';
import type { Settings } from './settings.ts';
import { completeTask } from './task.ts';

interface Options {
  settings: Settings;
  /** Deletes the market and fills it again. */
  reset: boolean;
  signal: AbortSignal;
  report: (text: string) => void;
}

/** Opens a database with all migrations applied and a market in it. */
export async function openDatabase(opened: Opened, options: Options): Promise<string> {
  const { settings, signal } = options;
  if (settings.databaseUrl) await requireReachable(settings.databaseUrl);
  const databaseUrl = settings.databaseUrl ?? (await openLocalPostgres(opened, options));
  const env = { DATABASE_URL: databaseUrl };
  await step('마이그레이션 · migrations', (progress) =>
    completeTask({ name: 'migrate', script: 'api/src/migrate.ts', env, signal, progress }),
  );
  await step('데모 장터 · demo market', (progress) =>
    completeTask({ name: 'demo', script: 'demo/fill.ts', env, signal, progress }),
  );
  return databaseUrl;
}

async function openLocalPostgres(opened: Opened, { settings, reset, report }: Options): Promise<string> {
  const postgres = postgresProgram(settings, reset, { report });
  const { address } = await step('데이터베이스 · PostgreSQL', () => openProgram(opened, postgres));
  return address;
}
