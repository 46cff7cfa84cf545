import type { AlarmItem } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { callAs } from '../../test/call-as.ts';
import { testNow } from '../../test/market.ts';
import { query } from '../../test/query.ts';
import { openVisitors, type Role, type Visitor } from '../../test/visitors.ts';
import { type Notification, notify } from '../notify/notify.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';

let market: TestApp;
let database: Database;
let visitors: Record<Role, Visitor>;
let me: ReturnType<typeof callAs>;
beforeAll(async () => {
  market = await openTestApp('migrated');
  database = openDatabase(market.databaseUrl, () => undefined);
  visitors = await openVisitors(market.databaseUrl);
  me = callAs(market.app, visitors.member);
});
beforeEach(() => query(market.databaseUrl, 'TRUNCATE alarm; UPDATE member SET alarms_seen_at = NULL'));
afterAll(async () => {
  await database.close();
  await market.close();
});

const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000);

const tell = (about: string, more: Partial<Notification> = {}) =>
  notify(database, {
    memberId: visitors.member.memberId,
    alarmType: 2,
    dedupeKey: about,
    title: '새 댓글이 달렸어요',
    text: '“맛있어 보여요”',
    link: '/community/board-detail/3',
    now: testNow,
    ...more,
  });

const alarms = async (alarmType?: number) =>
  (await me<{ list: AlarmItem[] }>('GET /api/v1/alarm/view', { query: alarmType ? { alarmType } : {} })).list;

describe('an alarm', () => {
  test('appears in the list, the newest first', async () => {
    await tell('a', { now: minutes(-2) });
    await tell('b', { alarmType: 3, title: '공지', now: minutes(-1) });
    expect(await alarms()).toEqual([
      expect.objectContaining({ title: '공지', alarmType: 3, regDt: minutes(-1).toISOString() }),
      {
        alarmId: expect.any(Number),
        alarmType: 2,
        title: '새 댓글이 달렸어요',
        text: '“맛있어 보여요”',
        link: '/community/board-detail/3',
        isAd: false,
        isRead: false,
        isNew: true,
        regDt: minutes(-2).toISOString(),
      },
    ]);
  });

  test('with the same key is written once, however many requests write it at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => tell('same')));
    expect(await alarms()).toHaveLength(1);
  });

  test('with the same key may be written once for each of two members', async () => {
    await tell('same');
    await tell('same', { memberId: visitors.otherMember.memberId });
    expect(await query(market.databaseUrl, 'SELECT FROM alarm')).toHaveLength(2);
    expect(await alarms()).toHaveLength(1);
  });

  test('is not written for a member who has withdrawn', async () => {
    const [gone] = await query<{ id: number }>(
      market.databaseUrl,
      'INSERT INTO member (withdrawn_at, shop_customer_key) VALUES (now(), NULL) RETURNING member_id AS id',
    );
    await tell('late', { memberId: gone?.id ?? 0 });
    expect(await query(market.databaseUrl, 'SELECT FROM alarm')).toEqual([]);
  });

  test.each(['https://elsewhere.test', '//elsewhere.test', 'my-page'])(
    'with the link %s is refused: it is no path of our own',
    async (link) => {
      await expect(tell('odd', { link })).rejects.toThrow('alarm_link_check');
    },
  );
});

describe('advertising', () => {
  const noon = testNow;
  const night = new Date('2026-11-20T12:00:00Z');
  const early = new Date('2026-11-20T22:59:59Z');
  const morning = new Date('2026-11-20T23:00:00Z');
  const consent = (kind: string, agreed: boolean) =>
    query(market.databaseUrl, 'INSERT INTO consent (member_id, kind, version, agreed) VALUES ($1, $2, $3, $4)', [
      ...[visitors.member.memberId, kind, '2026-11-01', agreed],
    ]);
  const told = async (at: Date) => {
    await tell(`ad ${at.toISOString()}`, { isAd: true, alarmType: 1, now: at });
    return (await alarms()).map(({ regDt, isAd }) => [regDt, isAd]);
  };

  test('reaches only members who consented to it, and at night only those who consented to that', async () => {
    expect(await told(noon)).toEqual([]);
    await consent('push', true);
    expect(await told(night)).toEqual([]);
    expect(await told(early)).toEqual([]);
    expect(await told(morning)).toEqual([[morning.toISOString(), true]]);
    await consent('nightPush', true);
    expect(await told(night)).toHaveLength(2);
    await consent('push', false);
    expect(await told(noon)).toHaveLength(2);
  });

  test('[MYP-04] follows the switches of the settings at once: of the device, of the channel, and of the night', async () => {
    const told = async (about: string, at: Date) => {
      await tell(about, { isAd: true, alarmType: 1, now: at });
      return (await alarms()).length;
    };
    const change = (channel: 'pushYN' | 'nightPushYN', answer: 'Y' | 'N') =>
      me('PUT /api/v2/user/ad-consent', { body: { [channel]: answer } });
    const onDevice = (adYN: 'Y' | 'N') => me('PUT /api/v1/app/ad', { body: { adYN } });

    await change('nightPushYN', 'N');
    expect(await told('before any switch', noon)).toBe(0);
    await onDevice('Y');
    expect(await told('switched on', noon)).toBe(1);
    expect(await told('at night', night)).toBe(1);
    await change('nightPushYN', 'Y');
    expect(await told('at night, allowed', night)).toBe(2);
    await change('nightPushYN', 'N');
    expect(await told('at night, withdrawn', night)).toBe(2);
    await change('pushYN', 'N');
    expect(await told('channel switched off', noon)).toBe(2);
    await change('pushYN', 'Y');
    expect(await told('channel switched on', noon)).toBe(3);
    await onDevice('N');
    expect(await told('device switched off', noon)).toBe(3);
  });
});

describe('[MYP-05] the calls', () => {
  test('the list is filtered by type', async () => {
    await tell('a', { alarmType: 1 });
    await tell('b', { alarmType: 2 });
    await tell('c', { alarmType: 3 });
    expect(await alarms()).toHaveLength(3);
    for (const type of [1, 2, 3]) expect((await alarms(type)).map(({ alarmType }) => alarmType)).toEqual([type]);
    expect(await me('GET /api/v1/alarm/view', { query: { alarmType: 4 } })).toBe(codes.undefined);
  });

  test('the list has pages', async () => {
    for (let n = 0; n < 5; n += 1) await tell(`n${n}`, { now: minutes(n) });
    const page = (number: number) => me('GET /api/v1/alarm/view', { query: { page: number, limit: 2 } });
    expect(await page(1)).toMatchObject({ totalCount: 5, hasNext: true, list: [{}, {}] });
    expect(await page(3)).toMatchObject({ page: 3, hasNext: false, list: [{ regDt: minutes(0).toISOString() }] });
  });

  test('one alarm is read, or all; new ones are counted until the list is opened', async () => {
    for (const about of ['a', 'b', 'c']) await tell(about, { now: minutes(-1) });
    expect(await me('GET /api/v1/alarm/count')).toEqual({ count: 3, newCount: 3, lastSeenDt: null });
    expect(await me('PUT /api/v1/alarm/seen')).toEqual({ count: 3, newCount: 0, lastSeenDt: testNow.toISOString() });
    await tell('d', { now: minutes(1) });
    expect(await me('GET /api/v1/alarm/count')).toMatchObject({ count: 4, newCount: 1 });
    const [newest, ...others] = await alarms();
    expect([newest?.isNew, ...others.map(({ isNew }) => isNew)]).toEqual([true, false, false, false]);
    const alarmId = newest?.alarmId ?? 0;
    expect(await me('PUT /api/v1/alarm/read', { body: { alarmId } })).toMatchObject({ count: 3, newCount: 0 });
    expect(await me('PUT /api/v1/alarm/read', { body: { alarmId } })).toMatchObject({ count: 3, newCount: 0 });
    const none = { count: 0, newCount: 0, lastSeenDt: testNow.toISOString() };
    expect(await me('PUT /api/v1/alarm/read', { body: {} })).toEqual(none);
    expect((await alarms()).every(({ isRead }) => isRead)).toBe(true);
  });

  test('a member cannot read another member’s alarms', async () => {
    await tell('mine');
    const [mine] = await alarms();
    const other = callAs(market.app, visitors.otherMember);
    expect(await other('GET /api/v1/alarm/view')).toMatchObject({ list: [], totalCount: 0 });
    expect(await other('PUT /api/v1/alarm/read', { body: { alarmId: mine?.alarmId } })).toBe(codes.noData);
    await other('PUT /api/v1/alarm/read', { body: {} });
    expect(await me('GET /api/v1/alarm/count')).toMatchObject({ count: 1 });
  });

  test('a banned member may see and read alarms', async () => {
    expect(await callAs(market.app, visitors.banned)('PUT /api/v1/alarm/seen')).toMatchObject({ count: 0 });
  });
});
