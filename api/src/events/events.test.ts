import type { Block, EventDetail } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { refuse, succeed } from '../../test/app.ts';
import { testNow } from '../../test/market.ts';
import { type ConnectedApp, openConnectedApp } from '../../test/outside.ts';
import { databaseAt, query } from '../../test/query.ts';
import { agree, bearer, signInAtDeviceMaker, signInAtPortal } from '../../test/sign-in.ts';
import { apply as applyFor } from './apply.ts';

const url = '/api/v1/display/event';
let market: ConnectedApp;
let member: Record<string, string>;
let other: Record<string, string>;
beforeAll(async () => {
  market = await openConnectedApp('market');
  const tokens = [await signInAtPortal(market), await signInAtDeviceMaker(market, 'newcomer', 'w-other')];
  for (const { accessToken } of tokens) await agree(market.app, accessToken);
  [member = {}, other = {}] = tokens.map(({ accessToken }) => bearer(accessToken));
});
afterAll(() => market.close());

const ask = (id: number) => succeed<EventDetail>(market.app, `GET ${url}/:id`, `${url}/${id}`);
const change = (sql: string, values?: unknown[]) => query(market.databaseUrl, sql, values);
const application = (eventId: number, headers: Record<string, string> = {}) =>
  ({ method: 'POST', url: `${url}/apply`, payload: { eventId }, headers }) as const;
const apply = async (eventId: number, headers: Record<string, string>) =>
  (await market.app.inject(application(eventId, headers))).json();

async function eventWhere(condition: string, place = 0): Promise<number> {
  const rows = await query<{ event_id: number }>(
    market.databaseUrl,
    `SELECT event_id FROM event WHERE ${condition} AND is_published ORDER BY event_id`,
    [testNow],
  );
  return rows[place]?.event_id ?? 0;
}
const running = 'start_dt <= $1 AND end_dt > $1';

test.each([
  ['running', running],
  ['coming', 'start_dt > $1'],
  ['ended', 'end_dt <= $1'],
])('[SHP-02] an event that is %s shows its blocks and terms', async (state, condition) => {
  const event = await ask(await eventWhere(condition));
  expect(event).toMatchObject({ state, serverDt: testNow.toISOString() });
  expect(event.blocks.length).toBeGreaterThan(0);
  expect(event.terms).toMatch(/[가-힣]/);
});

test('an event that is over names its winners, a running one does not', async () => {
  expect((await ask(await eventWhere('end_dt <= $1 AND capacity > 0'))).winnersNotice).toMatch(/축하합니다/);
  expect((await ask(await eventWhere(running))).winnersNotice).toBeNull();
});

test('[SHP-02] an event without applications has no winners, whatever an operator wrote', async () => {
  const id = await eventWhere('end_dt <= $1', 1);
  await change('DELETE FROM event_application WHERE event_id = $1', [id]);
  await change("UPDATE event SET applied_count = 0, winners_notice = '김*수' WHERE event_id = $1", [id]);
  expect((await ask(id)).winnersNotice).toBeNull();
  await change('UPDATE event SET applied_count = 1 WHERE event_id = $1', [id]);
  expect((await ask(id)).winnersNotice).toBe('김*수');
});

test('[SHP-02] a member applies once, and a repeat returns the first result', async () => {
  const id = await eventWhere(running);
  const { appliedCount } = await ask(id);
  const first = await apply(id, member);
  expect(first).toMatchObject({ code: 0, data: { applied: true, appliedDt: testNow.toISOString() } });
  market.clock.forward(60);
  const again = await Promise.all(Array.from({ length: 10 }, () => apply(id, member)));
  expect(again).toEqual(again.map(() => first));
  expect((await ask(id)).appliedCount).toBe(appliedCount + 1);
});

test('[SHP-02] the first applications of one member, all sent at once, count as one and return the same result', async () => {
  const id = await eventWhere(running, 5);
  const { appliedCount } = await ask(id);
  const answers = await Promise.all(Array.from({ length: 8 }, () => apply(id, member)));
  expect(answers).toEqual(answers.map(() => ({ code: 0, message: expect.any(String), data: answers[0].data })));
  expect(answers[0].data).toMatchObject({ applied: true });
  expect((await ask(id)).appliedCount).toBe(appliedCount + 1);
});

test('an application of a member who has just withdrawn is refused, and takes no place', async () => {
  const id = await eventWhere(running, 4);
  const { appliedCount } = await ask(id);
  const [{ memberId } = { memberId: 0 }] = await query<{ memberId: number }>(
    market.databaseUrl,
    `INSERT INTO member (withdrawn_at, shop_customer_key) VALUES (now(), NULL) RETURNING member_id AS "memberId"`,
  );
  const late = applyFor(databaseAt(market.databaseUrl), { eventId: id, memberId, at: testNow });
  await expect(late).rejects.toMatchObject({ code: codes.refreshExpired });
  expect((await ask(id)).appliedCount).toBe(appliedCount);
});

test('[SHP-02] a member sees the result of their own application only', async () => {
  const id = await eventWhere(running, 4);
  const own = async (headers: Record<string, string>) =>
    (await market.app.inject({ url: `${url}/apply?eventId=${id}`, headers })).json().data;
  expect(await own(member)).toEqual({ appliedDt: null });
  const { data } = await apply(id, member);
  expect(await own(member)).toEqual({ appliedDt: data.appliedDt });
  expect(await own(other)).toEqual({ appliedDt: null });
});

test('a repeat returns the result also after the event’s end', async () => {
  const id = await eventWhere(running, 1);
  const first = await apply(id, member);
  await change("UPDATE event SET start_dt = '2020-01-01', end_dt = '2020-01-02' WHERE event_id = $1", [id]);
  expect(await apply(id, member)).toEqual(first);
  expect(await refuse(market.app, application(id, other))).toEqual({ status: 409, code: codes.unsupported });
});

test('applications never exceed the capacity, however many are made at once', async () => {
  const id = await eventWhere(running, 2);
  const { appliedCount } = await ask(id);
  await change('UPDATE event SET capacity = $2 WHERE event_id = $1', [id, appliedCount + 1]);
  const answers = await Promise.all([apply(id, member), apply(id, other)]);
  expect(answers.map(({ code }) => code).sort()).toEqual([codes.ok, codes.unsupported]);
  expect(await ask(id)).toMatchObject({ state: 'full', appliedCount: appliedCount + 1 });
});

test('an application before the start, to a missing event, or by a visitor is refused', async () => {
  const coming = await eventWhere('start_dt > $1');
  expect(await refuse(market.app, application(coming, member))).toEqual({ status: 409, code: codes.unsupported });
  expect(await refuse(market.app, application(2_147_483_647, member))).toEqual({ status: 404, code: codes.noData });
  expect(await refuse(market.app, application(coming))).toEqual({ status: 401, code: codes.tokenMissing });
});

test('a missing or unpublished event has no data', async () => {
  const id = await eventWhere(running, 3);
  await change('UPDATE event SET is_published = false WHERE event_id = $1', [id]);
  for (const missing of [id, 2_147_483_647]) {
    expect(await refuse(market.app, { url: `${url}/${missing}` })).toEqual({ status: 404, code: codes.noData });
  }
  expect(await refuse(market.app, application(id, member))).toEqual({ status: 404, code: codes.noData });
});

test('a custom event shows its blocks once it is published', async () => {
  const custom = '/api/v1/display/custom-event';
  const page = await succeed<{ title: string; blocks: Block[] }>(market.app, `GET ${custom}/:id`, `${custom}/1`);
  expect(page.blocks.map(({ type }) => type)).toEqual(['picture', 'text', 'link']);
  await change('UPDATE custom_event SET is_published = false WHERE custom_event_id = 1');
  for (const id of [1, 2_147_483_647]) {
    expect(await refuse(market.app, { url: `${custom}/${id}` })).toEqual({ status: 404, code: codes.noData });
  }
});
