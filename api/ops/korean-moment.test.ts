import { OpsProblem } from './command.ts';
import { momentOf } from './korean-moment.ts';

test.each([
  ['2026-11-21', '2026-11-20T15:00:00.000Z'],
  ['2026-11-21 10:00', '2026-11-21T01:00:00.000Z'],
  ['2026-11-21 9:00', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21T10:00:30', '2026-11-21T01:00:30.000Z'],
  ['2028-02-29 00:00', '2028-02-28T15:00:00.000Z'],
  ['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.000Z'],
  ['2026-11-21T10:00:00.000-05:00', '2026-11-21T15:00:00.000Z'],
])("'%s' is a time in Korea unless it has a zone", (text, moment) => {
  expect(momentOf(text).toISOString()).toBe(moment);
});

test.each([
  ...['2027-02-30 10:00', '2027-02-29', '2027-04-31T00:00:00Z', '2027-13-01', '2027-03-01 25:00', '2027-03-01 10:60'],
  ...['2027-3-1 10:00', '2027-03-01 10', '2027/03/01 10:00', '03-01-2027', 'March 1 2027', '2027', '1999-12-30 10:00'],
])("'%s' is refused, not shifted to another time", (text) => {
  expect(() => momentOf(text)).toThrow(OpsProblem);
  expect(() => momentOf(text)).toThrow(text);
});
