import { starRules } from '@jangteo/contract/star-rules';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { query } from '../../test/query.ts';
import { findGame } from '../game/games.ts';
import { earningRules } from './earning-rules.ts';

interface Row {
  rule: string;
  text: string;
  stars: number;
  maxStars: number;
}

let market: TestApp;
let rows: Row[];
beforeAll(async () => {
  market = await openTestApp('migrated');
  rows = await query<Row>(
    market.databaseUrl,
    `SELECT rule, concat_ws(' ', title, description, toast_start) AS text, stars, max_stars AS "maxStars"
     FROM star_rule ORDER BY sort_order`,
  );
});
afterAll(() => market.close());

const row = (rule: string) => rows.find((each) => each.rule === rule);

test('each way to earn stars has a row with its stars and daily cap', async () => {
  const capped = await query<{ rule: string }>(
    market.databaseUrl,
    'SELECT rule FROM star_rule WHERE daily_cap IS NOT NULL ORDER BY sort_order',
  );
  expect(capped.map(({ rule }) => rule)).toEqual(Object.keys(earningRules));
});

test.each([
  ['attendanceStreak', /(\d+)일/g, starRules.streakDays],
  ['post', /(\d+)자/g, starRules.postMinLength],
  ['reply', /(\d+)자/g, starRules.replyMinLength],
  ['expiry', /(\d+)개월/g, starRules.expireMonths],
])('the texts of %s name the number that the code uses', (rule, pattern, expected) => {
  const named = [...(row(rule)?.text.matchAll(pattern) ?? [])].map(([, number]) => Number(number));
  expect(named.length).toBeGreaterThan(0);
  expect(new Set(named)).toEqual(new Set([expected]));
});

test('the game’s prizes are within the range of its row', () => {
  const prizes = findGame('lucky-basket')?.odds.map(({ stars }) => stars) ?? [];
  expect([Math.min(...prizes), Math.max(...prizes)]).toEqual([row('game')?.stars, row('game')?.maxStars]);
});
