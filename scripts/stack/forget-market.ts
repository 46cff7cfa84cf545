import { rm } from 'node:fs/promises';
import { Problem } from '../bootstrap/problem.mjs';
import { inData } from '../bootstrap/project.mjs';
import type { Settings } from './settings.ts';

/**
 * Before the market's database is made anew: forgets its releases, one of which a page might else go on with, and its
 * members' pictures. Refuses, and forgets nothing, where the database is not this project's own.
 */
export async function forgetMarket({ databaseUrl }: Settings): Promise<void> {
  if (databaseUrl) throw resetElsewhere;
  const folders = ['channels', 'releases', 'uploads'];
  await Promise.all(folders.map((folder) => rm(inData(folder), { recursive: true, force: true })));
}

const resetElsewhere = new Problem({
  ko: '--reset 은 DATABASE_URL 로 준 데이터베이스를 지우지 않습니다.',
  en: '--reset does not empty a database that DATABASE_URL names.',
  todo: ['데모 장터가 필요 없는 데이터베이스라면 직접 비우세요: dropdb, createdb', '--reset 없이 다시 실행하세요.'],
});
