import { openTestDatabase } from '../../test/app.ts';
import { query } from '../../test/query.ts';
import { neighboursOf } from './neighbours.ts';

test('[SHP-03] every region has neighbours, and is their neighbour in turn', async () => {
  const market = await openTestDatabase('market');
  const rows = await query<{ code: string }>(market.url, 'SELECT local_code AS code FROM region');
  await market.drop();
  const codes = rows.map(({ code }) => code);
  expect(codes).toHaveLength(17);
  for (const code of codes) {
    expect(neighboursOf(code)).not.toEqual([]);
    for (const neighbour of neighboursOf(code)) {
      expect(codes).toContain(neighbour);
      expect({ neighbour, of: neighboursOf(neighbour) }).toEqual({
        neighbour,
        of: expect.arrayContaining([code]),
      });
    }
  }
});
