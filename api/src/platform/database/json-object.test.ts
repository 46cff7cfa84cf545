import { jsonObject } from './json-object.ts';

interface Card {
  title: string;
  unitPrice: string | null;
  note?: string;
}

test('a field of the contract that the SQL lacks, misnames or adds does not compile', () => {
  const fields = { title: 'p.title', unitPrice: 'p.unit_price', note: 'p.note' };
  expect(jsonObject<Card>(fields)).toBe(
    '(SELECT row_to_json(object) FROM (SELECT p.title AS "title", p.unit_price AS "unitPrice", p.note AS "note") object)',
  );
  // @ts-expect-error: a field is missing.
  jsonObject<Card>({ title: 'p.title', unitPrice: 'p.unit_price' });
  // @ts-expect-error: a field has another name.
  jsonObject<Card>({ title: 'p.title', priceOfUnit: 'p.unit_price', note: 'p.note' });
  // @ts-expect-error: the contract has no such field.
  jsonObject<Card>({ ...fields, stock: 'p.stock' });
});
