import { randomUUID } from 'node:crypto';
import { codes } from '@jangteo/contract/codes';
import { aPost } from '../../test/community.ts';
import { queueBehind, whileLocked } from '../../test/locks.ts';
import {
  breakOutside,
  type ConnectedApp,
  controlList,
  deleteMembers,
  deviceLanding,
  mendOutside,
  openConnectedApp,
  outsideSettings,
  runDeliveries,
  visitDeviceMaker,
} from '../../test/outside.ts';
import { query } from '../../test/query.ts';
import {
  agree,
  bearer,
  beginSignIn,
  postSignIn,
  signInAtDeviceMaker,
  signInAtPortal,
  withdraw,
} from '../../test/sign-in.ts';
import { giveStars, newMember } from '../../test/stars.ts';
import { sendDueAlarms } from '../alarms/send-due-alarms.ts';
import { keepDraft } from '../community/drafts/drafts.ts';
import { setBlock } from '../community/moderation/block.ts';
import { openDatabase } from '../platform/database/database.ts';
import { deleteShopCustomer } from '../shop-platform/customers.ts';
import { earnStars } from '../stars/earn.ts';
import { saveDevice } from './devices.ts';

let market: ConnectedApp;
beforeAll(async () => {
  market = await openConnectedApp();
});
beforeEach(async () => {
  await deleteMembers(market);
  await mendOutside(market.outside);
});
afterAll(() => market.close());

const look = <Row>(sql: string, values?: unknown[]) => query<Row>(market.databaseUrl, sql, values);

async function enter(): Promise<string> {
  const { accessToken } = await signInAtPortal(market);
  await agree(market.app, accessToken);
  return accessToken;
}

const leave = (accessToken: string) => withdraw(market.app, accessToken);

const customers = () => controlList(market.outside, 'shop/customers');

async function deliverAll(): Promise<void> {
  await look('UPDATE outbox SET next_at = now()');
  await runDeliveries(market);
}

test('[SES-18] a withdrawal that fails after the customer was deleted loses nothing: the customer is registered again', async () => {
  const member = await enter();
  await deliverAll();
  expect(await customers()).toHaveLength(1);
  await whileLocked(market.databaseUrl, 'SELECT FROM member FOR UPDATE', async () => {
    expect(await leave(member)).toMatchObject({ code: codes.requestTimeout });
    expect(await customers()).toEqual([]);
  });
  await deliverAll();
  expect(await customers()).toHaveLength(1);
  await leave(member);
  await deliverAll();
  expect(await customers()).toEqual([]);
});

test('[SES-18] while the shop platform is awaited no stars of the member leave, and those of others do; afterwards all may', async () => {
  const member = await enter();
  const { accessToken: other } = await signInAtPortal(market, 'undisclosed', 'w-other-device');
  await agree(market.app, other);
  const database = openDatabase(market.databaseUrl, () => undefined);
  for (const { memberId } of await look<{ memberId: number }>('SELECT member_id AS "memberId" FROM member')) {
    await giveStars(database, { memberId, stars: 5_000, now: market.clock.now });
  }
  await database.close();
  const exchange = async (accessToken: string): Promise<number> => {
    const [url, payload] = ['/api/v1/user/point/exchange', { stars: 1_000, requestKey: randomUUID() }];
    return (await market.app.inject({ method: 'POST', url, headers: bearer(accessToken), payload })).json().code;
  };
  await breakOutside(market.outside, 'shop-customers', 'hang');
  const leaving = leave(member);
  while ((await look('SELECT FROM star_account WHERE closes_until IS NOT NULL')).length === 0);
  expect([await exchange(member), await exchange(other)]).toEqual([codes.outOfRange, codes.ok]);
  expect(await leaving).toMatchObject({ code: codes.withdrawalFailed });
  expect(await exchange(member)).toBe(codes.ok);
});

test('[SES-18] a customer whose deletion was done and not told is registered again', async () => {
  const member = await enter();
  await deliverAll();
  await breakOutside(market.outside, 'shop-customers', 'error');
  expect(await leave(member)).toMatchObject({ code: codes.withdrawalFailed });
  await mendOutside(market.outside);
  const [{ key = '' } = {}] = await look<{ key: string }>('SELECT shop_customer_key AS key FROM member');
  await deleteShopCustomer(outsideSettings(market.outside).shopPlatform, key);
  expect(await customers()).not.toContain(key);
  await deliverAll();
  expect(await customers()).toContain(key);
});

test('[SES-18] a visitor who has not finished the sign-up is not registered by a withdrawal that failed', async () => {
  const { accessToken } = await signInAtPortal(market);
  const [{ key = '' } = {}] = await look<{ key: string }>('SELECT shop_customer_key AS key FROM member');
  await breakOutside(market.outside, 'shop-customers', 'error');
  expect(await leave(accessToken)).toMatchObject({ code: codes.withdrawalFailed });
  await mendOutside(market.outside);
  await deliverAll();
  expect(await customers()).not.toContain(key);
});

test('[SES-18] a withdrawal waits for a lock longer than other acts do', async () => {
  const member = await enter();
  const [left] = await whileLocked(market.databaseUrl, 'SELECT FROM member FOR UPDATE', async () => {
    const leaving = leave(member);
    await new Promise((done) => setTimeout(done, 900));
    return [leaving];
  });
  expect(await left).toMatchObject({ code: codes.ok });
});

describe('[SES-18] a sign-in while its member withdraws', () => {
  /** Resolves with the code of the reply. */
  const signIn = async () => {
    const begun = await beginSignIn(market.app, { channelType: 1002 });
    const { authorization } = await visitDeviceMaker(market.outside, 'newcomer', begun.nonce);
    return () =>
      postSignIn(market.app, {
        headers: { socialToken: authorization.id_token },
        body: { channelType: 1002, redirectUri: deviceLanding, nonce: begun.nonce, code: authorization.code },
        begun,
      }).then((reply) => reply.json().code);
  };
  const lockSql = 'SELECT FROM social_account FOR UPDATE';
  let member: string;
  beforeEach(async () => {
    const { accessToken } = await signInAtDeviceMaker(market);
    await agree(market.app, accessToken);
    member = accessToken;
  });
  const leaveIt = async () => (await leave(member)).code;

  test('comes after it, and finds an account that may not return yet', async () => {
    const answers = await queueBehind(market.databaseUrl, lockSql, [leaveIt, await signIn()]);
    expect(answers).toEqual([codes.ok, codes.signUpProhibitedDeviceMaker]);
    expect(await look('SELECT name, email, cellphone FROM member')).toEqual([
      { name: null, email: null, cellphone: null },
    ]);
  });

  test('comes before it, and its grant is the one that is revoked', async () => {
    const [before] = await look<{ token: string }>(`SELECT encode(grant_token, 'base64') AS token FROM social_account`);
    expect(before?.token).toMatch(/\w/);
    const answers = await queueBehind(market.databaseUrl, lockSql, [await signIn(), leaveIt]);
    expect(answers).toEqual([codes.ok, codes.ok]);
    const revoked = await look<{ token: string }>(
      `SELECT payload ->> 'sealedToken' AS token FROM outbox WHERE kind = 'revoke-grant'`,
    );
    expect(revoked).toEqual([{ token: expect.stringMatching(/\w/) }]);
    expect(revoked).not.toEqual([before]);
    expect(await look('SELECT FROM session WHERE revoked_at IS NULL')).toEqual([]);
  });
});

describe('[SES-18] applications of a member who withdraws', () => {
  beforeEach(() => look('DELETE FROM event'));

  async function enterAndApply(): Promise<string> {
    const member = await enter();
    await look(`
      INSERT INTO event (title, subtitle, image_url, blocks, terms, start_dt, end_dt, sort_order, applied_count)
      VALUES ('감귤', '한 상자', '/img/x', '[]', '없음', '2026-11-01', '2026-12-01', 1, 1);
      INSERT INTO event_application (event_id, member_id, applied_at) SELECT event_id, member_id, now() FROM event, member`);
    return member;
  }

  test('are counted no more', async () => {
    await leave(await enterAndApply());
    expect(await look('SELECT applied_count FROM event')).toEqual([{ applied_count: 0 }]);
  });

  test('do not wait for the withdrawal while it waits for them', async () => {
    const member = await enterAndApply();
    const [event = {}] = await look<object>('SELECT event_id AS "eventId" FROM event');
    const again = {
      method: 'POST',
      url: '/api/v1/display/event/apply',
      headers: bearer(member),
      payload: event,
    } as const;
    const answers = await queueBehind(market.databaseUrl, 'SELECT FROM event FOR NO KEY UPDATE', [
      () => leave(member),
      async () => (await market.app.inject(again)).json(),
    ]);
    expect(answers).toMatchObject([{ code: codes.ok }, { code: codes.refreshExpired }]);
  });
});

describe('[SES-18] what is written while the member withdraws', () => {
  const now = new Date('2026-11-20T03:00:00Z');
  const draft = { ...aPost(), images: [], productNos: [], writeDt: now.toISOString() };
  const writes = {
    post_draft: (database: ReturnType<typeof openDatabase>, memberId: number) =>
      keepDraft(database, { memberId, board: 'dashboard' }, draft as never, now),
    member_block: (database: ReturnType<typeof openDatabase>, memberId: number, otherId: number) =>
      setBlock(database, { memberId, blockedId: otherId, isBlock: true, now }),
    device: (database: ReturnType<typeof openDatabase>, memberId: number) =>
      saveDevice(database, 'device-of-one-who-leaves', { memberId, now }),
    alarm: (database: ReturnType<typeof openDatabase>) => sendDueAlarms(database, now),
    star_account: (database: ReturnType<typeof openDatabase>, memberId: number) =>
      database.transaction((transaction) =>
        earnStars(transaction, { memberId, rule: 'share', sourceType: 'post', sourceId: 1, now }),
      ),
  };

  test.each(Object.entries(writes))('waits for it, and leaves nothing of the member: %s', async (table, write) => {
    const member = await enter();
    const [{ memberId } = { memberId: 0 }] = await look<{ memberId: number }>(
      'SELECT member_id AS "memberId" FROM member',
    );
    const otherId = await newMember(market.databaseUrl, '남아요');
    await look("INSERT INTO notice (title, body, reg_dt) VALUES ('배송 안내', '…', $1)", [now]);
    await using stack = new AsyncDisposableStack();
    const database = stack.adopt(
      openDatabase(market.databaseUrl, () => undefined),
      (opened) => opened.close(),
    );
    // The withdrawal notes itself there when it has done everything else.
    await queueBehind<unknown>(market.databaseUrl, 'LOCK TABLE audit_log IN SHARE MODE', [
      () => leave(member),
      () => write(database, memberId, otherId).catch(() => undefined),
    ]);
    expect(await look('SELECT withdrawn_at IS NOT NULL AS gone FROM member WHERE member_id = $1', [memberId])).toEqual([
      { gone: true },
    ]);
    expect(await look(`SELECT FROM ${table} WHERE member_id = $1`, [memberId])).toEqual([]);
  });
});
