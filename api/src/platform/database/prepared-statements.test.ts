import { openTestDatabase, type TestDatabase } from '../../../test/app.ts';
import { type Database, openDatabase } from './database.ts';

let market: TestDatabase;
let database: Database;
beforeAll(async () => {
  market = await openTestDatabase('migrated');
  database = openDatabase(market.url, () => undefined);
});
afterAll(async () => {
  await database.close();
  await market.drop();
});

test('a connection keeps the statements that were used first, and no more than a few hundred, however many texts there are', async () => {
  const keptSql = "SELECT statement FROM pg_prepared_statements WHERE statement LIKE '%AS value' ORDER BY prepare_time";
  const asked = Array.from({ length: 700 }, (_, n) => `SELECT ${n} AS value`);
  for (const [n, sql] of asked.entries()) expect(await database.query(sql)).toEqual([{ value: n }]);
  for (const [n, sql] of asked.entries()) expect(await database.query(sql)).toEqual([{ value: n }]);
  const kept = (await database.query<{ statement: string }>(keptSql)).map(({ statement }) => statement);
  expect(kept).toEqual(asked.slice(0, 500));
});
