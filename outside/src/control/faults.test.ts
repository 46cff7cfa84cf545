import type { FastifyInstance } from 'fastify';
import { buildOutside } from '../app.ts';

let app: FastifyInstance;
let address: string;
beforeAll(async () => {
  app = await buildOutside({ marketUrl: 'http://market.test', logger: false });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.inject({ method: 'DELETE', url: '/control/faults' }));
afterAll(() => app.close());

const want = (body: object, place = 'shop-customers') =>
  app.inject({ method: 'PUT', url: `/control/faults/${place}`, payload: body });
const customer = (method: string, key = 'a') =>
  fetch(`${address}/api/customers/${key}`, {
    method,
    headers: { authorization: 'Bearer shop-stand-in' },
    redirect: 'manual',
    signal: AbortSignal.timeout(300),
  });
const customers = async () => (await app.inject('/control/shop/customers')).json().list;

test('customers are created and deleted, repeatedly without error, by clients with the key', async () => {
  expect((await customer('PUT')).status).toBe(200);
  expect((await customer('PUT')).status).toBe(200);
  expect(await customers()).toEqual(['a']);
  expect([(await customer('DELETE')).status, (await customer('DELETE')).status]).toEqual([204, 404]);
  const stranger = await app.inject({ method: 'DELETE', url: '/api/customers/a' });
  expect(stranger.statusCode).toBe(401);
});

test.each([
  ['error', 500],
  ['busy', 429],
  ['refuse', 422],
  ['nonsense', 200],
  ['redirect', 302],
])('fails with %s until the fault is removed', async (mode, status) => {
  await want({ mode });
  expect([(await customer('PUT')).status, (await customer('PUT')).status]).toEqual([status, status]);
  expect(await customers()).toEqual([]);
});

test('fails a number of times and no more', async () => {
  await want({ mode: 'error', times: 1 });
  expect([(await customer('PUT')).status, (await customer('DELETE')).status]).toEqual([500, 404]);
});

test('hangs before the work, or after it', async () => {
  await want({ mode: 'hang', times: 1 });
  await expect(customer('PUT')).rejects.toThrow('timeout');
  expect(await customers()).toEqual([]);
  await want({ mode: 'late', times: 1 });
  await expect(customer('PUT')).rejects.toThrow('timeout');
  expect(await customers()).toEqual(['a']);
});

test('other endpoints go on working', async () => {
  await want({ mode: 'error' }, 'portal-profile');
  expect((await customer('PUT', 'b')).status).toBe(200);
});

test('fails for one customer, in that customer’s own way, until this fault is removed', async () => {
  await want({ mode: 'refuse' }, 'shop-customers/a');
  expect([(await customer('PUT', 'a')).status, (await customer('PUT', 'b')).status]).toEqual([422, 200]);
  await want({ mode: 'busy' });
  expect([(await customer('PUT', 'a')).status, (await customer('PUT', 'b')).status]).toEqual([422, 429]);
  await app.inject({ method: 'DELETE', url: '/control/faults/shop-customers/a' });
  expect((await customer('PUT', 'a')).status).toBe(429);
  await app.inject({ method: 'DELETE', url: '/control/faults/shop-customers' });
  expect((await customer('PUT', 'a')).status).toBe(200);
});

test.each([
  ['nowhere', { mode: 'error' }],
  ['shop-customers', { mode: 'explode' }],
  ['shop-customers', {}],
])('%s %j is not a fault', async (point, body) => {
  expect((await want(body, point)).statusCode).toBe(400);
});
