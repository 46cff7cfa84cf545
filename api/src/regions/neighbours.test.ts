import { regions } from '../../demo/catalogue/regions.ts';
import { readTable } from '../../demo/table.ts';
import { neighboursOf } from './neighbours.ts';

const codes = readTable(regions, ['code', 'name', 'fullName', 'specialty', 'kinds'] as const).map(({ code }) => code);

test('[SHP-03] every region has neighbours, and is their neighbour in turn', () => {
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
