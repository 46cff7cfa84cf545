import { Problem } from '../scripts/bootstrap/problem.mjs';

/** The database that a bench fills, if it is empty. */
export function databaseToFill(): string {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) return DATABASE_URL;
  throw new Problem({
    ko: 'DATABASE_URL 이 없습니다: 비어 있는, 마이그레이션한 데이터베이스가 필요합니다.',
    en: 'DATABASE_URL is not set: this needs an empty, migrated database.',
    todo: ['node api/src/migrate.ts'],
  });
}
