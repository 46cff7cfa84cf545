import { openTestApp } from '../../../test/app.ts';
import { openDatabase } from './database.ts';
import { jsonLists } from './json-lists.ts';

const findLists = jsonLists<Record<'some' | 'none', unknown>>({
  some: `SELECT json, id FROM (VALUES ('{"n":2}', 2, 1), ($1::text, 3, 2), ('{"n":1}', 1, 3)) row (json, id, place) ORDER BY place`,
  none: 'SELECT $1::text AS json, 1 AS id WHERE false',
});

test('several lists come in one statement, in their order; a row that could not be written is named by its ids', async () => {
  const market = await openTestApp('migrated');
  const texts: string[] = [];
  const database = openDatabase(market.databaseUrl, () => undefined, { onStatement: (text) => texts.push(text) });
  const { some, none } = await findLists(database, [null]);
  expect([some.text, some.leftOut]).toEqual(['[{"n":2},{"n":1}]', [{ id: 3 }]]);
  expect([none.text, none.leftOut]).toEqual(['[]', []]);
  expect(texts).toHaveLength(1);
  await database.close();
  await market.close();
});
