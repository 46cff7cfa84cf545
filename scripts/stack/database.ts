import { rm } from 'node:fs/promises';
import { Problem } from '../bootstrap/problem.mjs';
import { inData } from '../bootstrap/project.mjs';
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
  const { settings, reset, signal } = options;
  if (reset && settings.databaseUrl) throw resetElsewhere;
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
  if (reset) await rm(inData('uploads'), { recursive: true, force: true });
  const postgres = postgresProgram(settings, reset, { report });
  const { address } = await step('데이터베이스 · PostgreSQL', () => openProgram(opened, postgres));
  return address;
}

const resetElsewhere = new Problem({
  ko: '--reset 은 DATABASE_URL 로 준 데이터베이스를 지우지 않습니다.',
  en: '--reset does not empty a database that DATABASE_URL names.',
  todo: ['데모 장터가 필요 없는 데이터베이스라면 직접 비우세요: dropdb, createdb', '--reset 없이 다시 실행하세요.'],
});
