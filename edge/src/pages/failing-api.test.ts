import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { addressOf } from '../testing/address-of.ts';
import { type OpenEdge, openEdge, untilReady } from '../testing/open-edge.ts';

let api: Server;
let apiUrl: string;
let edge: OpenEdge;
let statusOf: Record<string, number[]> = {};
const lines: { msg?: string; failed?: { path: string; status: number }[] }[] = [];

/** A stand-in of the API: each path responds with the given statuses in turn, the last one for ever. */
beforeAll(async () => {
  api = createServer((incoming, outgoing) => {
    const statuses = statusOf[incoming.url ?? ''] ?? [200];
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    outgoing.writeHead(status ?? 200).end('{}');
  });
  await once(api.listen(0), 'listening');
  apiUrl = addressOf(api);
  edge = await openEdge({
    apiUrls: [apiUrl],
    pageCacheMs: 60_000,
    renderDeadlineMs: 10_000,
    // Busy cores must not decide which data arrives in time.
    failureWithinMs: 5_000,
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } },
  });
  await untilReady(edge.app);
});
beforeEach(() => {
  statusOf = {};
  lines.length = 0;
});
afterAll(async () => {
  await edge.close();
  api.closeAllConnections();
  api.close();
});

const get = (url: string, headers: Record<string, string> = {}) => edge.app.inject({ url, headers });

test.each([429, 500, 503])('a page with a call that fails with %d is a 503 that is not cached', async (status) => {
  statusOf = { '/deals': [status, 200] };
  const before = (await untilReady(edge.app)).pages.withoutData;
  const failed = await get(`/?call=/deals&call=/shops&of=${status}`);
  expect([failed.statusCode, failed.headers['retry-after']]).toEqual([503, '1']);
  expect(failed.headers['cache-control']).toBe('no-store');
  expect(failed.headers).not.toHaveProperty('etag');
  // The loaded content is shown; the browser requests the rest again.
  expect(failed.body).toContain('<main');
  expect(failed.body).toContain('<meta name="robots" content="noindex">');
  expect(lines).toContainEqual(expect.objectContaining({ failed: [{ path: '/deals', status }] }));
  expect((await untilReady(edge.app)).pages.withoutData).toBe(before + 1);

  const mended = await get(`/?call=/deals&call=/shops&of=${status}`);
  expect([mended.statusCode, mended.headers['cache-control']]).toEqual([200, 'no-cache']);
});

test('a page whose failure is known while other data still loads waits for that data', async () => {
  statusOf = { '/deals': [503] };
  const impatient = await openEdge({ apiUrls: [apiUrl], renderDeadlineMs: 10_000, failureWithinMs: 300 });
  await untilReady(impatient.app);
  expect((await impatient.app.inject('/?call=/deals&prepare=900')).statusCode).toBe(503);
  await impatient.close();
});

test('a call that succeeds on retry does not count as failed', async () => {
  statusOf = { '/deals': [503, 200] };
  expect((await get('/?call=/deals&call=/deals')).statusCode).toBe(200);
});

test('a refused call is part of the page, and a missing page stays a 404', async () => {
  statusOf = { '/deals': [404], '/shops': [500] };
  expect((await get('/?call=/deals')).statusCode).toBe(200);
  expect((await get('/404?call=/shops')).statusCode).toBe(404);
});

test('an unreachable API counts as a failure, too', async () => {
  const alone = await openEdge({ failureWithinMs: 5_000 });
  await untilReady(alone.app);
  expect((await alone.app.inject('/?call=/deals')).statusCode).toBe(503);
  await alone.close();
});
