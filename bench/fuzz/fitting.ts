import type { JsonSchema } from '../../api/test/json-schema.ts';
import { testNow } from '../../api/test/market.ts';
import type { Random } from '../../demo/random.ts';

/** A value that a schema accepts, with small numbers and known names more often than others. */
export function fitting(schema: JsonSchema, random: Random): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return fitting(random.pick(schema.anyOf), random);
  const make = makers[schema.type ?? ''];
  return make ? make(schema, random) : null;
}

const makers: Record<string, (schema: JsonSchema, random: Random) => unknown> = {
  boolean: (_, random) => random.chance(0.5),
  integer: ({ minimum = 0, maximum = 2_147_483_647 }, random) => {
    if (random.chance(0.1)) return random.pick([minimum, maximum]);
    return random.between(minimum, Math.max(minimum, Math.min(maximum, minimum + 150)));
  },
  number: ({ minimum = 0, maximum = 180 }, random) => minimum + random.next() * (maximum - minimum),
  string: textFor,
  array: ({ items, minItems = 0, maxItems = 3 }, random) =>
    items
      ? Array.from({ length: random.between(minItems, Math.max(minItems, Math.min(3, maxItems))) }, () =>
          fitting(items, random),
        )
      : [],
  object: ({ properties = {}, required = [] }, random) =>
    Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => required.includes(name) || random.chance(0.5))
        .map(([name, property]) => [name, fitting(property, random)]),
    ),
};

const words = [
  '사과',
  '장터',
  '해남 꿀고구마',
  'ㅅㄱ',
  'tkrhk',
  '가'.repeat(60),
  '🍎',
  "'; --",
  '%_',
  '<b>',
  '1001',
  'Y',
  ' a ',
];
const hourMs = 60 * 60 * 1000;

/** Valid times to some parsers, and invalid to others. */
export const oddTimes = [
  '0001-01-01T00:00:00+09',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-23',
  '9999-12-31T23:59:59-23:59',
  '2026-11-25T23:59:60Z',
  '2026-12-31T24:00:00Z',
  '2026-02-30T00:00:00Z',
  '2026-11-25T00:00:00+15:00',
  '1970-01-01T00:00:00+14:00',
  '2099-12-31T23:59:59.999999-14:00',
  '2026-11-25t00:00:00z',
  '2026-11-25T00:00:00',
  'infinity',
];
const longestOf = ['가', '괎나', 'ㄱ', '가\u0323\u0301', '🍎', '가 ', '%'];

/** Text that fits the contract's patterns, found by trial. */
function textFor({ pattern, format, minLength = 0, maxLength = 5_000 }: JsonSchema, random: Random): string {
  const time = new Date(testNow.getTime() + random.between(-100, 100) * hourMs).toISOString();
  if (format === 'date-time') return random.chance(0.3) ? random.pick(oddTimes) : time;
  const free = Array.from({ length: random.between(1, 4) }, () => random.pick(words)).join(' ');
  const key = `fuzz-key-${random.between(1, 200)}`;
  const kinds = [free, key, time, time.slice(0, 10), `010${random.between(10_000_000, 99_999_999)}`, '123456', '1.2.3'];
  const lists = [`${random.between(1, 90)},${random.between(1, 90)}`, String(random.between(1, 120)), 'Y', 'N'];
  const rule = new RegExp(pattern ?? '', 'u');
  const fit = [...kinds, ...lists].filter(
    (text) => text.length >= minLength && text.length <= maxLength && rule.test(text),
  );
  // At the greatest length, where any text fits.
  const longest = [...random.pick(longestOf).repeat(maxLength)].slice(0, maxLength).join('');
  if (random.chance(0.2) && minLength <= maxLength && rule.test(longest)) return longest;
  return fit.length > 0 ? random.pick(fit) : free.slice(0, maxLength);
}
