import type { AlarmItem } from '@jangteo/contract';
import { defaults } from '../../api/src/platform/config.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { makeKeys } from '../../api/src/platform/keys.ts';
import { openSession } from '../../api/src/sessions/open-session.ts';
import { openTestApp, type TestApp } from '../../api/test/app.ts';
import { callAs } from '../../api/test/call-as.ts';
import { demoMarket, testNow } from '../../api/test/market.ts';
import { query } from '../../api/test/query.ts';
import { bearer } from '../../api/test/sign-in.ts';
import { fillDemo } from '../market/demo.ts';

let market: TestApp;
beforeAll(async () => {
  market = await openTestApp('market');
});
afterAll(() => market.close());

const look = <Row>(sql: string) => query<Row>(market.databaseUrl, sql);

/** The demo's regular member, offered to every visitor by the portal's stand-in. */
async function regular() {
  const [row] = await look<{ memberId: number }>(
    'SELECT member_id AS "memberId" FROM social_account WHERE subject LIKE \'portal-regular-%\'',
  );
  const database = openDatabase(market.databaseUrl, () => undefined);
  const session = { memberId: row?.memberId ?? 0, deviceUuid: 'w-regular', now: testNow };
  const { accessToken } = await openSession(database, makeKeys(defaults.jwtSecret), session);
  await database.close();
  return callAs(market.app, { headers: { ...bearer(accessToken), deviceUuid: 'w-regular' } });
}

test('the regular member has alarms of every kind, read and unread, one of them an advertisement', async () => {
  const me = await regular();
  const { list } = await me<{ list: AlarmItem[] }>('GET /api/v1/alarm/view', { query: { limit: 100 } });
  expect(new Set(list.map(({ alarmType }) => alarmType))).toEqual(new Set([1, 2, 3]));
  expect(new Set(list.map(({ isRead }) => isRead))).toEqual(new Set([true, false]));
  expect(list.some(({ isAd }) => isAd)).toBe(true);
  expect(list.every(({ regDt }) => regDt <= testNow.toISOString())).toBe(true);
  expect(await me('GET /api/v1/user/mypage')).toMatchObject({ level: 4, likedShopCount: expect.any(Number) });
});

test('every alarm’s link leads to an existing page', async () => {
  const links = await look<{ link: string }>('SELECT DISTINCT link FROM alarm');
  const [ids] = await look<{ posts: number[]; notices: number[]; periods: number[] }>(
    `SELECT (SELECT array_agg(post_id) FROM post) AS posts, (SELECT array_agg(notice_id) FROM notice) AS notices,
            (SELECT array_agg(period_id) FROM period_deal) AS periods`,
  );
  const known = { community: ids?.posts, notice: ids?.notices, period: ids?.periods };
  for (const { link } of links) {
    const [, kind = '', ...rest] = link.split('/');
    expect(known[kind as keyof typeof known]).toContain(Number(rest.at(-1)));
  }
});

test('all demo members have given the required agreements, and advertising goes only to those who consented to it', async () => {
  expect(
    await look(
      `SELECT FROM member WHERE agreed_at IS NOT NULL
         AND (SELECT count(*) FROM consent c WHERE c.member_id = member.member_id AND agreed
              AND kind IN ('terms', 'privacy', 'age14')) <> 3`,
    ),
  ).toEqual([]);
  expect(
    await look(
      `SELECT FROM alarm WHERE is_ad AND NOT EXISTS (
         SELECT FROM consent c WHERE c.member_id = alarm.member_id AND kind = 'push' AND agreed
       )`,
    ),
  ).toEqual([]);
});

test('filling again adds nothing', async () => {
  const before = (await look('SELECT FROM alarm')).length;
  await fillDemo({ databaseUrl: market.databaseUrl, wanted: demoMarket, now: testNow });
  expect(await look('SELECT FROM alarm')).toHaveLength(before);
});
