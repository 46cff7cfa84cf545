import { setTimeout as sleep } from 'node:timers/promises';
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

const claims = (work: string, everyMs: number) =>
  Promise.all(Array.from({ length: 5 }, () => claimRound(database, work, everyMs)));

test('of all processes one does a round, and one the next', async () => {
  expect((await claims('stars', 100)).filter(Boolean)).toHaveLength(1);
  expect(await claimRound(database, 'stars', 100)).toBe(false);
  expect(await claimRound(database, 'cleaning', 100)).toBe(true);
  await sleep(100);
  expect((await claims('stars', 100)).filter(Boolean)).toHaveLength(1);
});
