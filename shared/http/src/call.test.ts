import { CallError, call, callQuietly, onServerTime, onToastItems } from './index.ts';

const shopList = { list: [] };
const home = 'GET /api/v1/display/home/shop';

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const ok = (data: unknown, more: object = {}) => json({ code: 0, message: '', data, ...more });

type Answer = Response | Error | 'never';

/** Responds with the given replies in turn, the last one for ever. */
function network(...answers: Answer[]) {
  const requests: Request[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const request = input as Request;
    requests.push(request);
    const answer = answers[Math.min(requests.length, answers.length) - 1] ?? 'never';
    if (answer instanceof Error) return Promise.reject(answer);
    if (answer !== 'never') return Promise.resolve(answer.clone());
    return new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  });
  return requests;
}

const failureOf = (promise: Promise<unknown>): Promise<CallError> =>
  promise.then(
    () => {
      throw new Error('the call succeeded');
    },
    (error: unknown) => {
      expect(error).toBeInstanceOf(CallError);
      return error as CallError;
    },
  );

beforeEach(() => {
  window.localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('a call', () => {
  test("returns the envelope's data", async () => {
    const requests = network(ok(shopList));
    await expect(call(home)).resolves.toEqual(shopList);
    expect(requests[0]?.method).toBe('GET');
    expect(requests[0]?.url).toBe('http://localhost/api/v1/display/home/shop');
  });

  test('sends its query', async () => {
    const requests = network(ok({}));
    await call('GET /api/v1/display/deal/recommendation', { query: { dealId: 3, page: 2 } });
    expect(requests[0]?.url).toBe('http://localhost/api/v1/display/deal/recommendation?dealId=3&page=2');
  });

  test('sends a file unchanged', async () => {
    const image = { imageUrl: '/img/m-1', width: 640, height: 480 };
    const requests = network(ok(image));
    const file = await new Response('a picture', { headers: { 'content-type': 'image/png' } }).blob();
    await expect(call('POST /api/v1/community/image', { file })).resolves.toEqual(image);
    expect(requests[0]?.headers.get('content-type')).toBe('image/png');
    await expect(requests[0]?.text()).resolves.toBe('a picture');
  });

  test('sets the content type JSON for a body, and none without a body', async () => {
    const requests = network(ok({}));
    const headers = { deviceUuid: 'w-1' };
    await call('PUT /api/v1/app/user/id', { headers });
    await call('PUT /api/v1/app/version', { headers, body: { appVersion: '3.1.0' } });
    expect(requests[0]?.headers.has('content-type')).toBe(false);
    expect(requests[1]?.headers.get('content-type')).toBe('application/json');
    expect(await requests[1]?.text()).toBe('{"appVersion":"3.1.0"}');
  });

  test('[SES-19] sends device, stored token and no-cache', async () => {
    window.localStorage.setItem('accessToken1', 'Bearer t');
    const requests = network(ok(shopList));
    await call(home);
    const headers = requests[0]?.headers;
    expect(headers?.get('authorization')).toBe('Bearer t');
    expect(headers?.get('deviceUuid')).toMatch(/^w-/);
    expect(headers?.get('cache-control')).toContain('no-cache');
    expect(headers?.get('pragma')).toBe('no-cache');
  });

  test('[SES-19] a visitor without a token sends no Authorization', async () => {
    const requests = network(ok(shopList));
    await call(home);
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });
});

describe('a failed call', () => {
  test('[ERR-02] a refusal carries the code, text and request id of the body, and is not retried', async () => {
    const requests = network(json({ code: 8, message: '없는 상품입니다.', requestId: 'r-1' }, 404));
    const error = await failureOf(call(home));
    expect(error).toMatchObject({
      kind: 'refused',
      code: 8,
      message: '없는 상품입니다.',
      status: 404,
      requestId: 'r-1',
    });
    expect(requests).toHaveLength(1);
  });

  test('a refusal is recognised under any status', async () => {
    network(json({ code: 91, message: '더 담을 수 없습니다.' }, 200));
    expect(await failureOf(call(home))).toMatchObject({ kind: 'refused', code: 91 });
  });

  test.each([
    ['HTML', new Response('<html>502</html>', { status: 200 })],
    ['nothing', new Response(null, { status: 204 })],
    ['cut JSON', new Response('{"code":0,"mess', { status: 200 })],
    ['another JSON', json({ hello: 1 })],
    ['HTML with 500', new Response('<h1>oops</h1>', { status: 500 })],
  ])('%s in place of an envelope is a failure of the server', async (_, response) => {
    network(response);
    expect(await failureOf(call(home))).toMatchObject({ kind: 'server', code: 5, status: response.status });
  });

  test('the request id of a response without a body comes from its header', async () => {
    network(new Response('', { status: 500, headers: { 'x-request-id': 'r-9' } }));
    expect((await failureOf(call(home))).requestId).toBe('r-9');
  });

  test.each<[string, Answer]>([
    ['a lost connection', new TypeError('Failed to fetch')],
    ['502', json({}, 502)],
    ['503', json({}, 503)],
    ['504', json({}, 504)],
  ])('a GET is retried once after %s', async (_, answer) => {
    const requests = network(answer, ok(shopList));
    const reply = call(home);
    await jest.advanceTimersByTimeAsync(800);
    await expect(reply).resolves.toEqual(shopList);
    expect(requests).toHaveLength(2);
  });

  test('a GET that fails twice throws an error that says it was retried', async () => {
    const requests = network(new TypeError('Failed to fetch'));
    const failure = failureOf(call(home));
    await jest.advanceTimersByTimeAsync(800);
    expect(await failure).toMatchObject({ kind: 'network', status: 0, isRetried: true });
    expect(requests).toHaveLength(2);
  });

  test.each([500, 404, 429])('a GET with status %i is not retried', async (status) => {
    const requests = network(json({ code: 5, message: '오류' }, status));
    await failureOf(call(home));
    expect(requests).toHaveLength(1);
  });

  test('a call without a response within ten seconds, retries included, fails with a timeout', async () => {
    const requests = network(json({}, 503), 'never');
    const failure = failureOf(call(home));
    await jest.advanceTimersByTimeAsync(9_900);
    expect(requests).toHaveLength(2);
    expect(requests[1]?.signal.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(100);
    expect(await failure).toMatchObject({ kind: 'timeout', status: 0 });
  });

  test('the caller may abort the call', async () => {
    const requests = network('never');
    const controller = new AbortController();
    const failure = failureOf(call(home, { signal: controller.signal }));
    await jest.advanceTimersByTimeAsync(0);
    controller.abort();
    expect(await failure).toMatchObject({ kind: 'aborted' });
    expect(requests).toHaveLength(1);
  });

  test('the caller may abort the call between two tries', async () => {
    const requests = network(json({}, 503));
    const controller = new AbortController();
    const failure = failureOf(call(home, { signal: controller.signal }));
    await jest.advanceTimersByTimeAsync(100);
    controller.abort();
    expect(await failure).toMatchObject({ kind: 'aborted' });
    expect(requests).toHaveLength(1);
  });
});

describe('toast items', () => {
  const item = { isSuccess: true, startPhrase: '출석', pointPhrase: '5별' };

  test('[ERR-03] of a success reach every listener until it unsubscribes', async () => {
    network(ok(shopList, { toastItems: [item] }));
    const shown = jest.fn();
    const stop = onToastItems(shown);
    await call(home);
    expect(shown).toHaveBeenCalledWith([item]);
    stop();
    await call(home);
    expect(shown).toHaveBeenCalledTimes(1);
  });

  test('[BRG-02] are left to the caller of callQuietly', async () => {
    network(ok({}, { toastItems: [item] }));
    const shown = jest.fn();
    const stop = onToastItems(shown);
    const { toastItems } = await callQuietly('PUT /api/v2/display/product/view/count', { body: { productNo: 1 } });
    expect(toastItems).toEqual([item]);
    expect(shown).not.toHaveBeenCalled();
    stop();
  });
});

test('[BRG-02] an anonymous call sends the device and no member', async () => {
  window.localStorage.setItem('accessToken1', 'Bearer t');
  const requests = network(ok({}));
  await call('PUT /api/v2/display/product/view/count', { body: { productNo: 1 }, anonymous: true });
  expect(requests[0]?.headers.has('authorization')).toBe(false);
  expect(requests[0]?.headers.get('deviceUuid')).toMatch(/^w-/);
});

test('the header of each reply bounds the server’s time, also of a refusal; a reply without one says nothing', async () => {
  const date = 'Fri, 27 Nov 2026 03:00:00 GMT';
  const body = { code: 8, message: '' };
  network(ok(shopList), json({ ...body, code: 0, data: shopList }, 200, { date }), json(body, 404, { date }));
  const bounds: [number, number][] = [];
  const stop = onServerTime((...pair) => bounds.push(pair));
  await call(home);
  expect(bounds).toEqual([]);
  await call(home);
  await failureOf(call(home));
  stop();
  await failureOf(call(home));
  expect(bounds).toHaveLength(2);
  for (const [earliest, latest] of bounds) {
    expect(earliest).toBe(Date.parse(date));
    expect(latest - earliest).toBeGreaterThanOrEqual(1_000);
    expect(latest - earliest).toBeLessThan(5_000);
  }
});
