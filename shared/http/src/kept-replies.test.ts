/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises';
import { call, configureHttp } from './index.ts';
import { keepReplies } from './server.ts';

const forMs = 1_000;
const shops = 'GET /api/v1/display/home/shop';
const products = 'GET /api/v1/display/deal/recommendation';

let now = 0;
let asked: string[] = [];
let answer: (path: string) => Promise<Response> | Response = () => envelope({ list: [] });

function envelope(data: unknown, status = 200, code = 0): Response {
  return new Response(JSON.stringify({ code, message: '', data }), { status });
}

beforeEach(() => {
  asked = [];
  now = 10_000;
  answer = () => envelope({ list: [{ shopId: asked.length }] });
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, search } = new URL((input as Request).url);
    asked.push(pathname + search);
    return answer(pathname);
  });
  configureHttp({ baseUrl: 'http://api.internal', share: keepReplies({ forMs }) });
});
afterEach(() => jest.restoreAllMocks());

test('renderings within the time share one reply, and the next one asks again', async () => {
  const first = await call(shops);
  now += forMs - 1;
  expect(await call(shops)).toBe(first);
  now += 1;
  expect(await call(shops)).not.toBe(first);
  expect(asked).toHaveLength(2);
});

test('the time counts from the request, so that a reply that took long is not kept beyond it', async () => {
  const release = Promise.withResolvers<void>();
  answer = async () => {
    await release.promise;
    return envelope({ list: [] });
  };
  const slow = call(shops);
  await sleep(5);
  now += forMs;
  release.resolve();
  await slow;
  await call(shops);
  expect(asked).toHaveLength(2);
});

test('simultaneous calls are one request', async () => {
  const [one, other] = await Promise.all([call(shops), call(shops)]);
  expect(one).toBe(other);
  expect(asked).toHaveLength(1);
});

test('calls with another query are not mixed up', async () => {
  const page = (page: number) => call(products, { query: { page, limit: 10 } });
  answer = () => envelope({ list: [], page: asked.length, limit: 10, totalCount: 0, hasNext: false });
  expect((await page(1)).page).toBe(1);
  expect((await page(2)).page).toBe(2);
  expect((await page(1)).page).toBe(1);
});

test.each([
  ['a failure', () => envelope(null, 500, 5)],
  ['a refusal', () => envelope(null, 404, 3)],
  ['a refusal with status 200', () => envelope(null, 200, 3)],
  ['a reply that is not the API’s', () => new Response('<html>', { status: 200 })],
])('%s is not kept', async (_, failed) => {
  answer = failed;
  await expect(call(shops)).rejects.toThrow();
  answer = () => envelope({ list: [] });
  expect(await Promise.all([call(shops), call(shops)])).toEqual([{ list: [] }, { list: [] }]);
  expect(asked).toHaveLength(2);
});

test('a call that fails fails for its own rendering alone: the others ask themselves', async () => {
  answer = () => (asked.length === 1 ? envelope(null, 500, 5) : envelope({ list: [] }));
  const results = await Promise.allSettled([call(shops), call(shops), call(shops)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(asked).toHaveLength(3);
});

test('no rendering can change what the others show', async () => {
  const { list } = await call(shops);
  expect(() => list.pop()).toThrow(TypeError);
  expect(() => Object.assign(list[0] ?? {}, { shopId: 7 })).toThrow(TypeError);
});

test('a call with headers of its own is not shared', async () => {
  const request = { method: 'GET', path: '/a', query: undefined, body: undefined, headers: { Authorization: 'b' } };
  const share = keepReplies({ forMs });
  const ask = jest.fn(async () => ({ code: 0, message: '', data: null }));
  await share(request, ask);
  await share(request, ask);
  await share({ ...request, headers: {}, method: 'POST' }, ask);
  await share({ ...request, headers: {}, method: 'POST' }, ask);
  expect(ask).toHaveBeenCalledTimes(4);
});

test('replies beyond the limit displace the oldest, and time frees all', async () => {
  const share = keepReplies({ forMs, maxSize: 2_500 });
  const ask = jest.fn(async () => ({ code: 0, message: '', data: 'x'.repeat(1_000) }));
  const get = (path: string) => share({ method: 'GET', path, query: undefined, body: undefined, headers: {} }, ask);
  await get('/1');
  await get('/2');
  await get('/3');
  await get('/3');
  await get('/2');
  expect(ask).toHaveBeenCalledTimes(3);
  await get('/1');
  expect(ask).toHaveBeenCalledTimes(4);
});

test('without a time nothing is shared', async () => {
  configureHttp({ baseUrl: 'http://api.internal', share: keepReplies({ forMs: 0 }) });
  await Promise.all([call(shops), call(shops)]);
  expect(asked).toHaveLength(2);
});
