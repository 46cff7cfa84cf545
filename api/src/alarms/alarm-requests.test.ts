import type { AlarmItem } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { dayMs } from '@jangteo/contract/korean-day';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { callAs } from '../../test/call-as.ts';
import { whileLocked } from '../../test/locks.ts';
import { testNow } from '../../test/market.ts';
import { query } from '../../test/query.ts';
import { openVisitors, type Role, type Visitor } from '../../test/visitors.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { sendDueAlarms } from './send-due-alarms.ts';

let market: TestApp;
let database: Database;
let visitors: Record<Role, Visitor>;
let me: ReturnType<typeof callAs>;
beforeAll(async () => {
  market = await openTestApp('market');
  database = openDatabase(market.databaseUrl, () => undefined);
  visitors = await openVisitors(market.databaseUrl);
  me = callAs(market.app, visitors.member);
});
beforeEach(() => look('TRUNCATE alarm, alarm_request'));
afterAll(async () => {
  await database.close();
  await market.close();
});

const look = <Row>(sql: string, values: unknown[] = []) => query<Row>(market.databaseUrl, sql, values);
const idOf = async (sql: string): Promise<number> => (await look<{ id: number }>(sql))[0]?.id ?? 0;

type Kind = 'deal' | 'period' | 'season' | 'shoppingLive';
const ask = (kind: Kind, id: number) => me('PUT /api/v1/alarm/request', { body: { kind, id } });
const cancel = (kind: Kind, id: number) => me('DELETE /api/v1/alarm/request', { body: { kind, id } });
const check = (kind: Kind, ...ids: number[]) =>
  me('GET /api/v1/alarm/request/check', { query: { kind, ids: ids.join() } });
const alarms = async () => (await me<{ list: AlarmItem[] }>('GET /api/v1/alarm/view')).list;

const comingDeal = () =>
  idOf(
    `SELECT deal_id AS id FROM limited_deal
     WHERE start_dt > '${testNow.toISOString()}' AND is_published ORDER BY start_dt LIMIT 1`,
  );

describe('an alarm request', () => {
  test('for a coming deal can be made and cancelled any number of times', async () => {
    const id = await comingDeal();
    expect(await ask('deal', id)).toEqual({ id, isRequested: true });
    expect(await ask('deal', id)).toEqual({ id, isRequested: true });
    expect(await check('deal', id, id + 1)).toEqual({
      list: [
        { id, isRequested: true },
        { id: id + 1, isRequested: false },
      ],
    });
    expect(await check('season', id)).toEqual({ list: [{ id, isRequested: false }] });
    expect(
      await callAs(market.app, visitors.otherMember)('GET /api/v1/alarm/request/check', {
        query: { kind: 'deal', ids: String(id) },
      }),
    ).toEqual({ list: [{ id, isRequested: false }] });
    for (let n = 0; n < 2; n += 1) expect(await cancel('deal', id)).toEqual({ id, isRequested: false });
    expect(await look('SELECT FROM alarm_request')).toEqual([]);
  });

  test('made a hundred times at once is stored once', async () => {
    const id = await comingDeal();
    await Promise.all(Array.from({ length: 100 }, () => ask('deal', id)));
    expect(await look('SELECT FROM alarm_request')).toHaveLength(1);
  });

  test('for a deal that has begun, a missing row or an unknown kind is refused', async () => {
    const running = await idOf(
      `SELECT deal_id AS id FROM limited_deal WHERE start_dt <= '${testNow.toISOString()}' AND is_published LIMIT 1`,
    );
    expect(await ask('deal', running)).toBe(codes.unsupported);
    for (const kind of ['deal', 'period', 'season', 'shoppingLive'] as const) {
      expect(await ask(kind, 2_147_483_647)).toBe(codes.noData);
    }
    expect(await me('PUT /api/v1/alarm/request', { body: { kind: 'soap', id: 1 } })).toBe(codes.undefined);
    expect(await me('PUT /api/v1/alarm/request', { body: { kind: 'deal' } })).toBe(codes.required);
    expect(await me('GET /api/v1/alarm/request/check', { query: { kind: 'deal' } })).toBe(codes.required);
  });

  test('can be made for live shopping, which does not exist yet', async () => {
    expect(await ask('shoppingLive', 1)).toEqual({ id: 1, isRequested: true });
    expect(await check('shoppingLive', 1)).toEqual({ list: [{ id: 1, isRequested: true }] });
  });
});

describe('a deal that begins', () => {
  test.each([
    ['at its price', 'deal_price = 1500', /1,500원$/],
    ['with what the product is reduced by', 'deal_price = NULL, deal_unit_price = NULL', /\d+% 할인$/],
  ])('alarms the members who requested it once, %s, and nobody before', async (_, price, saying) => {
    const id = await comingDeal();
    await look(`UPDATE limited_deal SET ${price} WHERE deal_id = $1`, [id]);
    await ask('deal', id);
    const [deal] = await look<{ start: Date }>('SELECT start_dt AS start FROM limited_deal WHERE deal_id = $1', [id]);
    const start = deal?.start ?? testNow;
    await sendDueAlarms(database, new Date(start.getTime() - 1));
    expect(await alarms()).toEqual([]);
    await Promise.all([sendDueAlarms(database, start), sendDueAlarms(database, start)]);
    await sendDueAlarms(database, start);
    expect(await alarms()).toEqual([
      expect.objectContaining({
        alarmType: 1,
        title: '기다리던 특가가 시작됐어요',
        text: expect.stringMatching(saying),
        link: `/deal/${id}`,
        isAd: false,
      }),
    ]);
    expect(await look('SELECT FROM alarm_request')).toEqual([]);
  });

  test.each(["end_dt = start_dt + interval '1 ms'", 'is_published = false'])(
    'sends no alarm once %s',
    async (change) => {
      const id = await comingDeal();
      await ask('deal', id);
      const [before] = await look<{ end: Date }>('SELECT end_dt AS end FROM limited_deal WHERE deal_id = $1', [id]);
      await look(`UPDATE limited_deal SET ${change} WHERE deal_id = $1`, [id]);
      await sendDueAlarms(database, new Date(testNow.getTime() + 30 * 24 * 3_600_000));
      expect(await alarms()).toEqual([]);
      expect(await look('SELECT FROM alarm_request')).toEqual([]);
      await look('UPDATE limited_deal SET end_dt = $2, is_published = true WHERE deal_id = $1', [id, before?.end]);
    },
  );
});

describe('a deal that is hidden when it begins', () => {
  const ofProduct = (id: number) => `FROM limited_deal d WHERE d.deal_id = ${id} AND d.product_no = product.product_no`;
  const ofStore = (id: number) =>
    `FROM limited_deal d JOIN product p USING (product_no) WHERE d.deal_id = ${id} AND p.shop_id = shop.shop_id`;
  const hiding: [string, (id: number, isShown: boolean) => string][] = [
    ['with its product', (id, isShown) => `UPDATE product SET is_displayed = ${isShown} ${ofProduct(id)}`],
    ['with its store', (id, isShown) => `UPDATE shop SET is_displayed = ${isShown} ${ofStore(id)}`],
    ['by itself', (id, isShown) => `UPDATE limited_deal SET is_published = ${isShown} WHERE deal_id = ${id}`],
  ];

  test.each(hiding)('%s, sends its alarm once it is shown again', async (_, show) => {
    const id = await comingDeal();
    await ask('deal', id);
    const [deal] = await look<{ start: Date }>('SELECT start_dt AS start FROM limited_deal WHERE deal_id = $1', [id]);
    const start = deal?.start ?? testNow;
    await look(show(id, false));
    await sendDueAlarms(database, start);
    await look(show(id, true));
    expect(await alarms()).toEqual([]);
    await sendDueAlarms(database, new Date(start.getTime() + 60_000));
    expect(await alarms()).toEqual([expect.objectContaining({ link: `/deal/${id}` })]);
    expect(await look('SELECT FROM alarm_request')).toEqual([]);
  });
});

test('[SHP-02] a period deal that begins alarms the members who requested it once, and nobody before', async () => {
  const [{ id, title, start } = { id: 0, title: '', start: testNow }] = await look<{
    id: number;
    title: string;
    start: Date;
  }>(
    `SELECT period_id AS id, title, start_dt AS start FROM period_deal
     WHERE start_dt > $1 AND is_published ORDER BY start_dt LIMIT 1`,
    [testNow],
  );
  expect(await ask('period', id)).toEqual({ id, isRequested: true });
  expect(await check('deal', id)).toEqual({ list: [{ id, isRequested: false }] });
  await sendDueAlarms(database, new Date(start.getTime() - 1));
  expect(await alarms()).toEqual([]);
  await Promise.all([sendDueAlarms(database, start), sendDueAlarms(database, start)]);
  expect(await alarms()).toEqual([
    expect.objectContaining({
      alarmType: 1,
      title: '기다리던 기간특가가 시작됐어요',
      text: title,
      link: `/period/${id}`,
      isAd: false,
    }),
  ]);
  expect(await look('SELECT FROM alarm_request')).toEqual([]);
});

describe('a season that comes', () => {
  const month = (year: number, of: number) => new Date(Date.UTC(year, of - 1, 15));
  const theme = (condition: string) => idOf(`SELECT season_id AS id FROM season_theme WHERE ${condition} LIMIT 1`);

  test('alarms every member who requested it before it begins, each year', async () => {
    const id = await theme('from_month = 3 AND to_month >= 4');
    await ask('season', id);
    await sendDueAlarms(database, testNow);
    expect(await alarms()).toEqual([]);
    for (const year of [2027, 2028]) {
      await sendDueAlarms(database, month(year, 3));
      await sendDueAlarms(database, month(year, 4));
    }
    expect((await alarms()).map(({ link, regDt }) => [link, regDt])).toEqual([
      [`/category/season/recommendation/${id}`, month(2028, 3).toISOString()],
      [`/category/season/recommendation/${id}`, month(2027, 3).toISOString()],
    ]);
  });

  test('at night, when a month begins, is pushed in the morning', async () => {
    await ask('season', await theme('from_month = 3'));
    await sendDueAlarms(database, new Date('2027-03-01T00:00:00+09:00'));
    expect(await look('SELECT push_at AS at FROM alarm')).toEqual([{ at: new Date('2027-03-01T08:00:00+09:00') }]);
  });

  test('for a season that has begun is for its next beginning, also across the turn of the year', async () => {
    const id = await theme('from_month > to_month AND from_month <= 11');
    await ask('season', id);
    const [{ from } = { from: 0 }] = await look<{ from: number }>(
      'SELECT from_month AS from FROM season_theme WHERE season_id = $1',
      [id],
    );
    await sendDueAlarms(database, testNow);
    await sendDueAlarms(database, month(2027, 1));
    expect(await alarms()).toEqual([]);
    await sendDueAlarms(database, month(2027, from));
    await sendDueAlarms(database, month(2028, 1));
    expect(await alarms()).toHaveLength(1);
  });
});

describe.each([
  ['another process is taking', 'alarm_request'],
  ['belong to a member who is withdrawing', 'member'],
])('requests that %s are passed over', (_, locked) => {
  const sendWhileLocked = (at: Date) =>
    whileLocked(market.databaseUrl, `SELECT FROM ${locked} FOR UPDATE`, () => sendDueAlarms(database, at));

  test('for a deal', async () => {
    await ask('deal', await comingDeal());
    const later = new Date(testNow.getTime() + dayMs);
    await sendWhileLocked(later);
    expect(await alarms()).toEqual([]);
    await sendDueAlarms(database, later);
    expect(await alarms()).toHaveLength(1);
  });

  test('for a season', async () => {
    await ask('season', await idOf('SELECT season_id AS id FROM season_theme WHERE from_month = 3 LIMIT 1'));
    const inMarch = new Date('2027-03-01T12:00:00+09:00');
    await sendWhileLocked(inMarch);
    expect(await alarms()).toEqual([]);
    await sendDueAlarms(database, inMarch);
    expect(await alarms()).toHaveLength(1);
  });
});

describe('a notice', () => {
  const publish = (regDt: Date) =>
    idOf(
      `INSERT INTO notice (title, body, reg_dt) VALUES ('설 연휴 배송 안내', '…', '${regDt.toISOString()}')
       RETURNING notice_id AS id`,
    );

  test('reaches every member once, also when there are more than one statement writes', async () => {
    await look(`INSERT INTO member (nickname, agreed_at) SELECT 'm' || n, now() FROM generate_series(1, 2100) n`);
    const id = await publish(testNow);
    await sendDueAlarms(database, testNow);
    await sendDueAlarms(database, testNow);
    expect(await alarms()).toEqual([
      expect.objectContaining({ alarmType: 3, title: '새 공지사항', text: '설 연휴 배송 안내', link: `/notice/${id}` }),
    ]);
    const members = await look('SELECT FROM member WHERE agreed_at IS NOT NULL AND withdrawn_at IS NULL');
    expect(await look('SELECT FROM alarm')).toHaveLength(members.length);
  });

  test('that another process is sending is left to it', async () => {
    await publish(testNow);
    await whileLocked(market.databaseUrl, 'SELECT FROM notice FOR UPDATE', () => sendDueAlarms(database, testNow));
    expect(await alarms()).toEqual([]);
    await sendDueAlarms(database, testNow);
    expect(await alarms()).toHaveLength(1);
  });

  test('is not written for everybody at once', async () => {
    await look(`INSERT INTO member (nickname, agreed_at) SELECT 'p' || n, now() FROM generate_series(1, 10_500) n`);
    await publish(testNow);
    await sendDueAlarms(database, testNow);
    expect(await look('SELECT FROM alarm')).toHaveLength(10_000);
    await sendDueAlarms(database, testNow);
    expect((await look('SELECT FROM alarm')).length).toBeGreaterThan(10_500);
  });

  test('is sent although alarms of another kind cannot be', async () => {
    await publish(testNow);
    await ask('season', await idOf('SELECT season_id AS id FROM season_theme WHERE from_month = 3 LIMIT 1'));
    await look(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON alarm FOR EACH ROW WHEN (NEW.dedupe_key LIKE 'season:%')
      EXECUTE FUNCTION refuse()`);
    try {
      await look("UPDATE notice SET reg_dt = '2027-03-01T12:00:00+09:00' WHERE reg_dt = $1", [testNow]);
      await expect(sendDueAlarms(database, new Date('2027-03-01T12:00:00+09:00'))).rejects.toThrow('refused');
      expect(await alarms()).toMatchObject([{ title: '새 공지사항' }]);
    } finally {
      await look('DROP FUNCTION refuse CASCADE');
    }
  });

  test('dated in the future, or long ago, is not sent', async () => {
    await publish(new Date(testNow.getTime() + 60_000));
    await publish(new Date(testNow.getTime() - 8 * 24 * 3_600_000));
    await sendDueAlarms(database, testNow);
    expect(await alarms()).toEqual([]);
  });
});
