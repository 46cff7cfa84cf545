import { callAs } from '../../test/call-as.ts';
import { whileLocked } from '../../test/locks.ts';
import { breakOutside, type ConnectedApp, mendOutside, openConnectedApp, outsideSettings } from '../../test/outside.ts';
import { query } from '../../test/query.ts';
import { openVisitors, type Role, type Visitor } from '../../test/visitors.ts';
import { type Notification, notify } from '../notify/notify.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { pushAlarms } from './push-alarms.ts';

let market: ConnectedApp;
let database: Database;
let visitors: Record<Role, Visitor>;
let me: ReturnType<typeof callAs>;
beforeAll(async () => {
  market = await openConnectedApp();
  database = openDatabase(market.databaseUrl, () => undefined);
});
beforeEach(async () => {
  await query(market.databaseUrl, 'TRUNCATE member, device CASCADE');
  await mendOutside(market.outside);
  visitors = await openVisitors(market.databaseUrl);
  me = callAs(market.app, visitors.member);
  await me('POST /api/v1/app/access', { body: { deviceType: 1003 } });
  await me('PUT /api/v1/app/user/id');
  await me('PUT /api/v1/app/push', { body: { pushYN: 'Y' } });
});
afterAll(async () => {
  await database.close();
  await market.close();
});

let occasions = 0;
const tell = (more: Partial<Notification> = {}) => {
  occasions += 1;
  return notify(database, {
    memberId: visitors.member.memberId,
    alarmType: 2,
    dedupeKey: `occasion ${occasions}`,
    title: `새 댓글 ${occasions}`,
    text: '“맛있어 보여요”',
    link: '/community/board-detail/3',
    now: market.clock.now,
    ...more,
  });
};
const advertise = (more: Partial<Notification> = {}) => tell({ alarmType: 1, isAd: true, ...more });

const push = (now = () => market.clock.now) => pushAlarms(database, outsideSettings(market.outside), now);

interface Received {
  title: string;
  body: string;
  path: string;
}

/** What the member's device has received since the last call. */
let known = 0;
async function received(): Promise<Received[]> {
  const { list } = (await market.outside.inject('/push/devices/w-member')).json();
  const fresh = list.slice(known);
  known = list.length;
  return fresh;
}

const asIf = (sql: string) => query(market.databaseUrl, sql);
/** The minute has passed for which a failed attempt holds its alarms. */
const afterTheClaim = () => asIf('UPDATE alarm SET push_at = now() WHERE push_at IS NOT NULL');

test('[MYP-04] an alarm is pushed once to the app in which its member is signed in', async () => {
  await tell({ title: '새 댓글이 달렸어요' });
  await Promise.all([push(), push()]);
  await push();
  expect(await received()).toMatchObject([
    { title: '새 댓글이 달렸어요', body: '“맛있어 보여요”', path: '/community/board-detail/3' },
  ]);
});

test('[MYP-04] an alarm that another process is pushing is left to it', async () => {
  await tell();
  expect(await whileLocked(market.databaseUrl, 'SELECT FROM alarm FOR UPDATE', push)).toBe(0);
  expect(await push()).toBe(1);
  expect(await received()).toHaveLength(1);
});

test.each<[string, () => Promise<unknown>]>([
  ['the device’s notifications are switched off', () => me('PUT /api/v1/app/push', { body: { pushYN: 'N' } })],
  ['the login there has ended', () => asIf('UPDATE session SET revoked_at = now()')],
  ['the device is a browser', () => asIf('UPDATE device SET device_type = 1002')],
  [
    'another member is signed in there',
    () => asIf('UPDATE device SET member_id = (SELECT max(member_id) FROM member)'),
  ],
  ['it was read meanwhile', () => asIf('UPDATE alarm SET read_at = now()')],
  ['it is older than a day', () => asIf("UPDATE alarm SET created_at = created_at - interval '25 hours'")],
])('[MYP-04] nothing is pushed when %s', async (_, change) => {
  await tell();
  await change();
  await push();
  expect(await received()).toEqual([]);
  expect(await asIf('SELECT FROM alarm WHERE push_at IS NOT NULL')).toEqual([]);
});

test('[MYP-04] advertising is pushed, and named as such, while device and member want it', async () => {
  await me('PUT /api/v1/app/push', { body: { pushYN: 'N' } });
  await me('PUT /api/v1/app/ad', { body: { adYN: 'Y' } });
  await advertise({ title: '감귤이 왔어요' });
  await tell();
  await push();
  expect(await received()).toMatchObject([{ title: '(광고) 감귤이 왔어요' }]);

  await advertise();
  await me('PUT /api/v2/user/ad-consent', { body: { pushYN: 'N' } });
  await push();
  expect(await received()).toEqual([]);
  expect(await me('GET /api/v1/app/settings')).toEqual({ pushYN: 'N', adYN: 'N' });
});

test('[MYP-04] advertising that is late waits for no night: it is dropped, except for who agreed to night messages', async () => {
  const evening = new Date('2026-11-23T11:59:00Z');
  const night = new Date('2026-11-23T12:01:00Z');
  await asIf("UPDATE session SET expires_at = '2030-01-01'");
  await me('PUT /api/v1/app/ad', { body: { adYN: 'Y' } });
  await advertise({ now: evening });
  await push(() => night);
  expect(await received()).toEqual([]);
  await me('PUT /api/v2/user/ad-consent', { body: { nightPushYN: 'Y' } });
  await advertise({ now: evening });
  await push(() => night);
  expect(await received()).toHaveLength(1);
});

test.each(['error', 'hang', 'refuse', 'late'] as const)(
  '[MYP-04] alarms outlive a push service that fails (%s), and arrive once',
  async (mode) => {
    await tell();
    await breakOutside(market.outside, 'push', mode);
    await expect(push()).rejects.toThrow();
    await push();
    await mendOutside(market.outside);
    await afterTheClaim();
    await push();
    expect(await received()).toHaveLength(1);
  },
);

test('many alarms leave in portions, and members without an app hold nobody up', async () => {
  await query(
    market.databaseUrl,
    `INSERT INTO alarm (member_id, alarm_type, dedupe_key, title, body, link, created_at)
     SELECT member_id, 3, 'notice:' || n, '새 공지사항', '', '/notice/1', '${market.clock.now.toISOString()}'
     FROM generate_series(1, 250) n, unnest($1::integer[]) member_id`,
    [[visitors.otherMember.memberId, visitors.member.memberId]],
  );
  await push();
  expect(await received()).toHaveLength(250);
});

test('[MYP-04] advertising that is being pushed when night falls is dropped from then on', async () => {
  const times = ['2026-11-23T11:59:59Z', '2026-11-23T12:00:00Z'];
  await asIf("UPDATE session SET expires_at = '2030-01-01'");
  await me('PUT /api/v1/app/ad', { body: { adYN: 'Y' } });
  await query(
    market.databaseUrl,
    `INSERT INTO alarm (member_id, alarm_type, dedupe_key, title, body, link, is_ad, created_at)
     SELECT $1, 1, 'season:' || n, '감귤이 왔어요', '', '/season', true, $2 FROM generate_series(1, 250) n`,
    [visitors.member.memberId, times[0]],
  );
  await push(() => new Date(times.shift() ?? ''));
  expect(await received()).toHaveLength(200);
});
