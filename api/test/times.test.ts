import { type CallDefinition, calls } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { aPost, type Community, openCommunity, write } from './community.ts';
import type { JsonSchema } from './json-schema.ts';
import { testNow } from './market.ts';

let market: Community;
let asked: number;
beforeAll(async () => {
  market = await openCommunity();
  await market.query(`UPDATE member SET role = 'admin' WHERE member_id = $1`, [market.writer.memberId]);
  asked = await write(market.writer, 'POST /api/v1/community/survey', survey('2026-12-01T00:00:00Z'));
});
afterAll(() => market.close());

/** Each of these is a valid time to some parser and invalid to another. */
const oddTimes = [
  '0001-01-01T00:00:00+09',
  '0000-01-01T00:00:00Z',
  '0000-12-31T23:59:59+14:00',
  '9999-12-31T23:59:59-23',
  '9999-12-31T23:59:59-23:59',
  '2100-01-01T00:00:00Z',
  '1969-12-31T23:59:59Z',
  '2026-11-25T23:59:60Z',
  '2016-12-31T23:59:60Z',
  '2026-12-31T24:00:00Z',
  '2026-02-30T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-11-25T00:00:00+09',
  '2026-11-25T00:00:00+0900',
  '2026-11-25T00:00:00+15:00',
  '2026-11-25T00:00:00+09:60',
  '2026-11-25T00:00:00',
  '2026-11-25t00:00:00z',
  '2026-11-25 00:00:00Z',
  '2026-11-25T00:00:00.1234567Z',
  '2026-11-25T00:00Z',
  '2026-11-25',
  '+002026-11-25T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  'infinity',
  'now',
];

const survey = (closeDt: string) => aPost({ options: ['사과', '배'], isMultiple: false, closeDt });

const timesIn = (schema: unknown): JsonSchema[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const { format = '' } = schema as JsonSchema;
  return [...(/^date/.test(format) ? [schema] : []), ...Object.values(schema).flatMap(timesIn)];
};

test('the format of times and days, which takes some of these, is nowhere the only rule for a request', () => {
  const times = Object.entries<CallDefinition>(calls).flatMap(([key, { params, query, headers, body }]) =>
    timesIn([params, query, headers, body]).map(({ pattern }) => ({ key, pattern })),
  );
  expect(times.length).toBeGreaterThan(4);
  expect(times.filter(({ pattern }) => pattern === undefined)).toEqual([]);
});

test.each(oddTimes)('%s is refused as a time', async (time) => {
  const { requestKey, ...body } = survey(time);
  expect(await market.writer.call('POST /api/v1/community/survey', { body: { requestKey, ...body } })).toBe(
    codes.notMatched,
  );
  expect(await market.writer.call('PUT /api/v1/community/survey/:id', { params: { id: asked }, body })).toBe(
    codes.notMatched,
  );
  expect(await market.visitor.call('GET /api/v1/community/survey')).toMatchObject({ totalCount: 1 });
  expect(await market.visitor.call('GET /api/v1/community/alert', { query: { since: time } })).toBe(codes.notMatched);
  const viewed = { products: [{ productNo: 1, viewedDt: time }] };
  expect(await market.writer.call('POST /api/v1/user/recently-viewed-product', { body: viewed })).toBe(
    codes.notMatched,
  );
});

test.each(['0000-01-01', '1969-12-31', '2100-01-01', '2026-02-29', '2026-11-31', '2026-1-1', '20261120'])(
  '%s is refused as a day of the daily board',
  async (date) => {
    expect(await market.visitor.call('GET /api/v1/community/daily-board', { query: { date } })).toBe(codes.notMatched);
  },
);

test.each(['2026-11-25T09:00:00+09:00', '2026-11-24T14:00:00.5-10:00', '2026-11-25T00:00:00.123456Z'])(
  '%s is accepted as a time',
  async (time) => {
    const said = { query: { since: time } };
    expect(await market.visitor.call('GET /api/v1/community/alert', said)).toMatchObject({
      isNew: expect.any(Boolean),
    });
  },
);

const insertSurvey = `
  INSERT INTO post (kind, topic, member_id, title, body, created_at, closes_at)
  VALUES ('survey', 'talk', $1, '설문', '설문', $2, $2::timestamptz + $3::interval)`;

test.each(['59 minutes', '30 days 1 second', '-1 day', '1000 years'])(
  'the database refuses a survey that is open for %s',
  async (duration) => {
    const values = [market.writer.memberId, testNow, duration];
    await expect(market.query(insertSurvey, values)).rejects.toThrow('post_survey_duration');
  },
);

test.each(['infinity', '-infinity', '0044-03-15 BC', '9999-12-31'])(
  'the database refuses a notice of %s',
  async (time) => {
    const insert = `INSERT INTO notice (title, body, reg_dt) VALUES ('공지', '공지', $1)`;
    await expect(market.query(insert, [time])).rejects.toThrow('notice_reg_dt_check');
  },
);
