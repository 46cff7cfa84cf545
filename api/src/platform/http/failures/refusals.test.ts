import { calls } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import type { InjectOptions } from 'fastify';
import pg from 'pg';
import { openTestApp, refuse, type TestApp } from '../../../../test/app.ts';

let market: TestApp;
const refusal = (request: InjectOptions) => refuse(market.app, request);

const piled = `가${'\u0301'.repeat(31)}`;

beforeAll(async () => {
  market = await openTestApp('migrated');
});
afterAll(() => market.close());

test('every call of the contract is served', () => {
  const missing = Object.keys(calls).filter((key) => {
    const [method = '', url = ''] = key.split(' ');
    return !market.app.hasRoute({ method: method as 'GET', url });
  });
  expect(missing).toEqual([]);
});

test.each([
  ['an unknown address', '/api/v1/nowhere', 404, codes.unsupported],
  ['an unknown parameter', '/api/v1/display/home/deal?debug=1', 400, codes.unsupported],
  ['a prototype as a parameter', '/api/v1/display/home/deal?__proto__=1', 400, codes.unsupported],
  ['a text where a number belongs', '/api/v1/display/home/season?month=may', 400, codes.notMatched],
  ['a fraction', '/api/v1/display/home/season?month=1.5', 400, codes.notMatched],
  ['a power of ten', '/api/v1/display/home/season?month=1e0', 400, codes.notMatched],
  ['infinity', '/api/v1/display/notice/Infinity', 400, codes.notMatched],
  ['an empty value', '/api/v1/display/home/season?month=', 400, codes.notMatched],
  ['the same parameter twice', '/api/v1/display/home/season?month=1&month=2', 400, codes.notMatched],
  ['a month 13', '/api/v1/display/home/season?month=13', 400, codes.outOfRange],
  ['a page of 101', '/api/v1/display/deal/recommendation?limit=101', 400, codes.outOfRange],
  ['page 0', '/api/v1/display/deal/recommendation?page=0', 400, codes.outOfRange],
  ['an id beyond any id', '/api/v1/display/notice/99999999999', 404, codes.noData],
  ['an id below any id', '/api/v1/display/notice/0', 404, codes.noData],
  ['an id that is none', '/api/v1/display/notice/first', 400, codes.notMatched],
  ['a missing parameter', '/api/v1/display/adon/banner', 400, codes.required],
  ['a long text', `/api/v1/display/adon/banner?position=${'a'.repeat(41)}`, 400, codes.outOfRange],
  ['a NUL', '/api/v1/display/adon/banner?position=a%00b', 400, codes.notMatched],
  [
    'more marks upon a letter than any language has',
    `/api/v1/search?keyword=${encodeURIComponent(piled)}`,
    400,
    codes.notMatched,
  ],
  ['a NUL in the path', '/api/v1/display/notice/%00', 400, codes.notMatched],
  ['bytes that are no UTF-8', '/api/v1/display/adon/banner?position=%ed%a0%80', 400, codes.notMatched],
  ['a broken escape', '/api/v1/display/adon/banner?position=%zz', 400, codes.notMatched],
  ['a broken escape in the path', '/api/v1/display/notice/%zz', 400, codes.notMatched],
])('%s is refused', async (_what, url, status, code) => {
  expect(await refusal({ url })).toEqual({ status, code });
});

test.each([
  ['broken JSON', '{"a":', 400, codes.notMatched],
  ['nothing at all', '', 400, codes.notMatched],
  ['a poisoned prototype', '{"__proto__": {"admin": true}}', 400, codes.notMatched],
  ['a NUL', '{"a": ["\\u0000"]}', 400, codes.notMatched],
  ['half of a surrogate pair', '{"a": ["\\ud83c"]}', 400, codes.notMatched],
  ['the other half', '{"a": {"b": "\\udf4e"}}', 400, codes.notMatched],
  ['half of a surrogate pair in a name', '{"\\ud83c": 1}', 400, codes.notMatched],
  ['two halves in the wrong order', '{"a": "\\udf4e\\ud83c"}', 400, codes.notMatched],
  ['more marks upon a letter than any language has', JSON.stringify({ a: piled }), 400, codes.notMatched],
  ['the same in escapes', `{"a": "${'\\u0301'.repeat(31)}"}`, 400, codes.notMatched],
  ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 400, codes.notMatched],
  ['more than 64 kB', JSON.stringify('a'.repeat(65_536)), 413, codes.outOfRange],
])('a body of %s is refused', async (_what, payload, status, code) => {
  const headers = { 'content-type': 'application/json' };
  expect(await refusal({ method: 'POST', url: '/api/v1/display/notice', headers, payload })).toEqual({ status, code });
});

test('a body may be nested to any depth', async () => {
  const payload = `${'['.repeat(30_000)}"\\u0041"${']'.repeat(30_000)}`;
  const headers = { 'content-type': 'application/json', deviceUuid: 'w-1' };
  const request = { method: 'PUT', url: '/api/v1/app/push', headers, payload } as const;
  expect(await refusal(request)).toEqual({ status: 400, code: codes.notMatched });
});

test('an unexpected error is code 5 and reveals nothing internal', async () => {
  const client = new pg.Client({ connectionString: market.databaseUrl });
  await client.connect();
  await client.query('ALTER TABLE region RENAME TO region_away');
  const reply = await market.app.inject('/api/v1/display/home/local');
  await client.query('ALTER TABLE region_away RENAME TO region');
  await client.end();
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({
    code: codes.unexpected,
    message: '일시적인 오류가 생겼어요. 잠시 후 다시 시도해 주세요.',
    requestId: reply.headers['x-request-id'],
  });
});

test('a request keeps the id it was given, unless that is invalid', async () => {
  const url = '/api/v1/display/web/current-datetime';
  const given = await market.app.inject({ url, headers: { 'x-request-id': 'edge-0123456789' } });
  expect(given.headers['x-request-id']).toBe('edge-0123456789');
  const forged = await market.app.inject({ url, headers: { 'x-request-id': '{"level":60}\n' } });
  expect(forged.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});

test('no response may be stored by caches, for any kind of caller', async () => {
  for (const url of ['/api/v1/display/web/current-datetime', '/api/v1/nowhere', '/live']) {
    expect((await market.app.inject(url)).headers['cache-control']).toBe('no-store');
  }
});
