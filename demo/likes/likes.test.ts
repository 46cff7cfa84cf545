import { openTestDatabase, type TestDatabase } from '../../api/test/app.ts';
import { demoMarket, testNow } from '../../api/test/market.ts';
import { query } from '../../api/test/query.ts';
import { fillDemo } from '../market/demo.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('market');
});
afterAll(() => database.drop());

const look = <Row>(sql: string) => query<Row>(database.url, sql);

describe.each([
  ['product', 'product_no'],
  ['shop', 'shop_id'],
])('likes of a %s', (table, id) => {
  test('the stored counts equal the members’ likes', async () => {
    const wrong = await look(
      `SELECT ${id}, like_count, (SELECT count(*) FROM ${table}_like l WHERE l.${id} = ${table}.${id})
       FROM ${table}
       WHERE like_count <> (SELECT count(*) FROM ${table}_like l WHERE l.${id} = ${table}.${id})`,
    );
    expect(wrong).toEqual([]);
    expect((await look(`SELECT FROM ${table} WHERE like_count > 3`)).length).toBeGreaterThan(30);
  });

  test('likes are in the past, and everything has at least one', async () => {
    const [{ latest, members } = { latest: '', members: 0 }] = await look<{ latest: string; members: number }>(
      `SELECT max(liked_at) AS latest, count(DISTINCT member_id)::integer AS members FROM ${table}_like`,
    );
    expect(new Date(latest).getTime()).toBeLessThanOrEqual(testNow.getTime());
    expect(members).toBe((await look('SELECT FROM member')).length);
  });
});

test('filling again adds nothing', async () => {
  const count = () => look('SELECT FROM product_like');
  const before = (await count()).length;
  await fillDemo({ databaseUrl: database.url, wanted: demoMarket, now: testNow });
  expect(await count()).toHaveLength(before);
});
