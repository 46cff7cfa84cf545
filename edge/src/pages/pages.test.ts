import { type OpenEdge, openEdge, untilReady } from '../testing/open-edge.ts';

let edge: OpenEdge;
beforeAll(async () => {
  edge = await openEdge();
  await untilReady(edge.app);
});
afterAll(() => edge.close());

test('a page comes rendered, with its head, state and registry', async () => {
  const { statusCode, headers, body } = await edge.app.inject('/');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('remote-shop</main>');
});
