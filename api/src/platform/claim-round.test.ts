import { openTestDatabase, type TestDatabase } from '../../test/app.ts';
import { claimRound } from './claim-round.ts';
import { type Database, openDatabase } from './database/database.ts';

let store: TestDatabase;
let database: Database;
beforeAll(async () => {
  store = await openTestDatabase('migrated');
  database = openDatabase(store.url, () => undefined);
});
afterAll(async () => {
  await database.close();
  await store.drop();
});

const hourMs = 60 * 60 * 1000;
const doers = async () => {
  const claims = await Promise.all(Array.from({ length: 5 }, () => claimRound(database, 'stars', hourMs)));
  return claims.filter(Boolean).length;
};
const pass = (minutes: number) =>
  database.query("UPDATE background_round SET next_at = next_at - $1::integer * interval '1 minute'", [minutes]);

test('of all processes one does a round, and one the next, which may come a tenth too early', async () => {
  await database.query('DELETE FROM background_round');
  expect(await doers()).toBe(1);
  expect(await doers()).toBe(0);
  expect(await claimRound(database, 'cleaning', hourMs)).toBe(true);
  await pass(53);
  expect(await doers()).toBe(0);
  await pass(1);
  expect(await doers()).toBe(1);
});
