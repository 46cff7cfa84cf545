import { codes } from '@jangteo/contract/codes';
import { type ConnectedApp, openConnectedApp } from '../../test/outside.ts';
import { query } from '../../test/query.ts';
import { bearer, signInAtDeviceMaker, signInAtPortal } from '../../test/sign-in.ts';

let market: ConnectedApp;
let admin: Record<string, string>;
let member: Record<string, string>;
beforeAll(async () => {
  market = await openConnectedApp('market');
  member = bearer((await signInAtPortal(market)).accessToken);
  await query(market.databaseUrl, 'UPDATE limited_deal SET is_published = false');
  await query(market.databaseUrl, 'UPDATE period_deal SET is_published = false');
  await query(market.databaseUrl, 'UPDATE event SET is_published = false');
  await query(market.databaseUrl, 'UPDATE notice SET is_published = false');
  admin = bearer((await signInAtDeviceMaker(market, 'newcomer', 'w-admin')).accessToken);
  await query(
    market.databaseUrl,
    `UPDATE member SET role = 'admin' WHERE member_id = (SELECT member_id FROM session WHERE device_uuid = 'w-admin')`,
  );
});
afterAll(() => market.close());

const pages = [
  ['deal', 'limited_deal', 'deal_id'],
  ['period', 'period_deal', 'period_id'],
  ['event', 'event', 'event_id'],
  ['notice', 'notice', 'notice_id'],
] as const;

describe.each(pages)('[SHP-02] the preview of an unpublished page: %s', (page, table, key) => {
  let url: string;
  beforeAll(async () => {
    const [row] = await query<{ id: number }>(market.databaseUrl, `SELECT min(${key}) AS id FROM ${table}`);
    url = `/api/v1/display/admin/${page}/${row?.id}`;
  });
  const read = async (headers: Record<string, string>, address = url) => {
    const reply = await market.app.inject({ url: address, headers });
    const requestId = String(reply.headers['x-request-id']);
    return {
      statusCode: reply.statusCode,
      body: reply.body.replace(requestId, ''),
      headers: { ...reply.headers, date: '', 'x-request-id': '' },
    };
  };

  test('is shown to an admin', async () => {
    expect((await read(admin)).statusCode).toBe(200);
  });

  test('is missing for all other callers, byte for byte', async () => {
    const missing = await read(admin, url.replace(/\d+$/, '2147483647'));
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toContain(`"code":${codes.noData}`);
    expect(await read(member)).toEqual(missing);
    expect(await read({})).toEqual(missing);
    expect(await read(bearer('nonsense'))).toEqual(missing);
    expect(await read({}, url.replace('/admin', ''))).toEqual(missing);
    expect(await read(member, url.replace('/admin', ''))).toEqual(missing);
  });
});

test('an unpublished custom event is missing for admins, too: it has no preview', async () => {
  await query(market.databaseUrl, 'UPDATE custom_event SET is_published = false');
  const [row] = await query<{ id: number }>(market.databaseUrl, 'SELECT min(custom_event_id) AS id FROM custom_event');
  const read = async (id: number, headers: Record<string, string>) => {
    const reply = await market.app.inject({ url: `/api/v1/display/custom-event/${id}`, headers });
    return [reply.statusCode, reply.json().code, reply.json().message];
  };
  const missing = await read(2_147_483_647, {});
  for (const headers of [{}, member, admin]) expect(await read(row?.id ?? 0, headers)).toEqual(missing);
});
