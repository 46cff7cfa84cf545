import { inspect } from 'node:util';
import { openTestDatabase, type TestDatabase } from '../../../test/app.ts';
import { type Database, openDatabase } from './database.ts';
import { loggable } from './loggable-error.ts';

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

const secret = '홍길동의 비밀';

const failureOf = (sql: string, values: unknown[] = [secret]): Promise<object> =>
  database.query(sql, values).then(
    () => Promise.reject(new Error('the query succeeded')),
    (error: unknown) => loggable(error),
  );

test.each([
  ['a value that is there already', 'INSERT INTO region (region_id, name) SELECT 1, $1 FROM generate_series(1, 2)'],
  ['a value that is no number', 'SELECT $1::text::integer'],
  ['a value that is no JSON', 'SELECT $1::text::json'],
  [
    'a value in a statement of a function',
    "SELECT query_to_xml('SELECT ' || quote_literal($1) || '::date', true, true, '')",
  ],
])('the log of %s names the constraint and not the value', async (_what, sql) => {
  const logged = await failureOf(sql);
  expect(inspect(logged, { depth: 9 })).not.toContain(secret);
  expect(logged).toMatchObject({ type: 'DatabaseError', code: expect.stringMatching(/^\w{5}$/) });
  expect(logged).toMatchObject({ stack: expect.stringContaining('at ') });
});

test('the message of other errors is logged, and so is their cause', () => {
  expect(loggable(new Error('no answer', { cause: new TypeError('reset') }))).toMatchObject({
    type: 'Error',
    message: 'no answer',
    cause: { type: 'TypeError', message: 'reset' },
  });
});
