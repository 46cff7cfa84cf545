import { openTestDatabase, type TestDatabase } from '../../../test/app.ts';
import { type Database, openDatabase } from './database.ts';
import { asTime, jsonRow } from './json-object.ts';

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

const jsonOfTime = jsonRow<{ regDt: string }>({ regDt: asTime('$1::timestamptz') });

const read = async (sql: string) => (await database.query<{ value: unknown }>(`SELECT ${sql} AS value`))[0]?.value;

test.each([
  ['2026-11-23 12:55:33+09', '2026-11-23T03:55:33.000Z'],
  ['2026-11-23 03:55:33.9Z', '2026-11-23T03:55:33.900Z'],
  ['2026-11-23 03:55:33.908999Z', '2026-11-23T03:55:33.908Z'],
  ['1970-01-01 00:00:00Z', '1970-01-01T00:00:00.000Z'],
  ['9999-12-31 23:59:59.999999Z', '9999-12-31T23:59:59.999Z'],
])('the time %s is read as %s, whatever the zone of the session', async (time, text) => {
  for (const zone of ['UTC', 'Asia/Seoul']) {
    const zoned = openDatabase(`${market.url}?options=-c%20timezone%3D${zone}`, () => undefined);
    expect(await zoned.query('SELECT $1::timestamptz AS value', [time])).toEqual([{ value: text }]);
    expect(await zoned.query(`SELECT ${jsonOfTime} AS json`, [time])).toEqual([{ json: `{"regDt":"${text}"}` }]);
    await zoned.close();
  }
});

test.each(['0001-12-31 BC', '10000-01-01Z', 'infinity', '-infinity'])(
  'the time %s, which has no text in the contract, becomes a date that cannot be serialised, and its row no JSON',
  async (time) => {
    const value = await read(`'${time}'::timestamptz`);
    expect(() => (value as Date).toISOString()).toThrow(RangeError);
    expect(await database.query(`SELECT ${jsonOfTime} AS json`, [time])).toEqual([{ json: null }]);
  },
);

test.each([
  ["'{}'", []],
  ["'{1}'", [1]],
  ["'{-2147483648,0,2147483647}'", [-2147483648, 0, 2147483647]],
  ["'{1,NULL,3}'", [1, null, 3]],
  [
    "'{{1,2},{3,4}}'",
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ["'[0:1]={1,2}'", [1, 2]],
  ['NULL', null],
])('the integers %s are read as %j', async (array, values) => {
  expect(await read(`${array}::integer[]`)).toEqual(values);
});
