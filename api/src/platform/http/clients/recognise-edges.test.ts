import { edgeProofHeader, proveEdge } from '@jangteo/network';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { defaults } from '../../config.ts';

const key = 'k'.repeat(32);
const clock = '/api/v1/display/web/current-datetime';
const edgeAddress = '198.51.100.10';

let market: TestApp;
beforeAll(async () => {
  const limits = { ...defaults.limits, addressPerMinute: 3 };
  market = await openTestApp('migrated', { edgeKeys: [key], trustedProxies: [], limits });
});
afterAll(() => market.close());

let requests = 0;
function fromEdge(visitor: string | undefined, keys = [key]) {
  requests += 1;
  const headers = {
    'x-request-id': `request-${requests}`,
    ...(visitor && { 'x-forwarded-for': visitor, 'x-forwarded-proto': 'https' }),
  };
  return { ...headers, [edgeProofHeader]: proveEdge(keys, headers) ?? '' };
}

const statusOf = async (headers: Record<string, string>, remoteAddress = edgeAddress) =>
  (await market.app.inject({ url: clock, remoteAddress, headers })).statusCode;

test('an edge at any address speaks for its visitors: each is counted alone, and its own pages are not', async () => {
  for (const visitor of ['203.0.113.1', '203.0.113.2']) {
    for (let n = 0; n < 3; n += 1) expect(await statusOf(fromEdge(visitor))).toBe(200);
    expect(await statusOf(fromEdge(visitor))).toBe(429);
  }
  for (let n = 0; n < 6; n += 1) expect(await statusOf(fromEdge(undefined))).toBe(200);
});

test('without a proof, or with another key, nothing is believed of what a client says about itself', async () => {
  for (const [turn, forged] of [
    [0, () => ({})],
    [1, () => fromEdge(undefined, ['x'.repeat(32)])],
  ] as const) {
    const address = `192.0.2.${turn + 1}`;
    const statuses = [];
    for (let n = 0; n < 4; n += 1) {
      statuses.push(await statusOf({ ...forged(), 'x-forwarded-for': `203.0.113.${100 + n}` }, address));
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  }
});

test('a proof of one visitor is no use for another one', async () => {
  const stolen = { ...fromEdge('203.0.113.30'), 'x-forwarded-for': '203.0.113.31' };
  const statuses = [];
  for (let n = 0; n < 4; n += 1) statuses.push(await statusOf(stolen, '192.0.2.9'));
  expect(statuses).toEqual([200, 200, 200, 429]);
});
