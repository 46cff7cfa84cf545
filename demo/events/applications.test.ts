import { openTestDatabase, type TestDatabase } from '../../api/test/app.ts';
import { demoMarket, testNow } from '../../api/test/market.ts';
import { query } from '../../api/test/query.ts';
import { hoursAfter } from '../market/calendar.ts';
import { fillDemo } from '../market/demo.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('market');
});
afterAll(() => database.drop());

interface Event {
  endDt: Date;
  appliedCount: number;
  winners: string | null;
  applicants: string[];
  times: Date[];
}

/** Events that have begun, with their applications. */
const startedEvents = (now: Date) =>
  query<Event>(
    database.url,
    `SELECT end_dt AS "endDt", applied_count AS "appliedCount", winners_notice AS winners,
            array_remove(array_agg(nickname), NULL) AS applicants, array_remove(array_agg(applied_at), NULL) AS times
     FROM event LEFT JOIN event_application USING (event_id) LEFT JOIN member USING (member_id)
     WHERE start_dt <= $1 GROUP BY event_id`,
    [now],
  );

const hidden = (name: string) => `${name.slice(0, 1)}${'*'.repeat(Math.max(1, name.length - 2))}${name.slice(-1)}`;

/** After 28 days other events run, and the present ones are over. */
test.each([0, 28 * 24])('after %i hours, winners have applied, in time, and the count is correct', async (hours) => {
  const now = hoursAfter(testNow, hours);
  await fillDemo({ databaseUrl: database.url, wanted: demoMarket, now });
  const events = await startedEvents(now);
  expect(events.filter(({ winners }) => winners).length).toBeGreaterThan(3);
  for (const { endDt, appliedCount, winners, applicants, times } of events) {
    expect(appliedCount).toBe(applicants.length);
    expect(appliedCount).toBeGreaterThan(0);
    for (const at of times) expect(at.getTime()).toBeLessThanOrEqual(Math.min(now.getTime(), endDt.getTime()));
    if (!winners) continue;
    expect(endDt.getTime()).toBeLessThanOrEqual(now.getTime());
    const names = /^축하합니다! (.*) 님께/.exec(winners)?.[1]?.split(', ') ?? [];
    expect(names).toHaveLength(8);
    expect(applicants.map(hidden)).toEqual(expect.arrayContaining(names));
  }
});

test('filling again adds nothing', async () => {
  const now = hoursAfter(testNow, 28 * 24);
  const before = await startedEvents(now);
  await fillDemo({ databaseUrl: database.url, wanted: demoMarket, now });
  expect(await startedEvents(now)).toEqual(before);
});
