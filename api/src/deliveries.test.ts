import { setTimeout as pause } from 'node:timers/promises';
import { openTestApp, type TestApp } from '../test/app.ts';
import { testNow } from '../test/market.ts';
import { breakOutside, mendOutside, openOutside, outsideSettings } from '../test/outside.ts';
import { databaseAt, query } from '../test/query.ts';
import { openVisitors } from '../test/visitors.ts';
import { sealSms } from './members/cellphone/send-sms.ts';
import { defaults } from './platform/config.ts';
import { makeKeys } from './platform/keys.ts';
import { enqueue } from './platform/outbox/outbox.ts';

let market: TestApp;
let outside: Awaited<ReturnType<typeof openOutside>>;
beforeAll(async () => {
  outside = await openOutside(() => testNow);
  market = await openTestApp('migrated', { outside: outsideSettings(outside), backgroundPauseMs: 20 });
});
afterAll(async () => {
  await mendOutside(outside);
  outside.server.closeAllConnections();
  await market.close();
  await outside.close();
});

test('a text message does not wait for a shop platform that hangs, however much is due there', async () => {
  await breakOutside(outside, 'shop-customers', 'hang');
  const { member } = await openVisitors(market.databaseUrl);
  await query(
    market.databaseUrl,
    `INSERT INTO outbox (kind, dedupe_key, payload, next_at)
     SELECT 'register-shop-customer', n::text, jsonb_build_object('customerKey', shop_customer_key), now() - interval '1 hour'
     FROM generate_series(1, 12) n, member WHERE member_id = $1`,
    [member.memberId],
  );
  const until = new Date(testNow.getTime() + 180_000).toISOString();
  const sms = { messageId: 'phone-code-1', to: '01012345678', text: '[장터] 인증번호 123456.', until };
  const sealedSms = sealSms(makeKeys(defaults.jwtSecret), sms);
  await enqueue(databaseAt(market.databaseUrl), 'send-sms', sms.messageId, { sealedSms });
  const isSent = "SELECT FROM outbox WHERE kind = 'send-sms' AND done_at IS NOT NULL";
  while ((await query(market.databaseUrl, isSent)).length === 0) await pause(20);
  const tried = 'SELECT FROM outbox WHERE attempts > 0 AND last_error IS NOT NULL';
  expect(await query(market.databaseUrl, tried)).toEqual([]);
});
