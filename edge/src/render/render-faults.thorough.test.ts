import type { FastifyInstance } from 'fastify';
import { type OpenEdge, openEdge, untilReady } from '../testing/open-edge.ts';

let edge: OpenEdge;
beforeEach(async () => {
  edge = await openEdge({ renderDeadlineMs: 300 });
  await untilReady(edge.app);
});
afterEach(() => edge.close());

const isShell = (body: string) => body.includes('<div id="root"></div>');

async function untilRendered(app: FastifyInstance, address = '/'): Promise<number> {
  const started = performance.now();
  while (isShell((await app.inject(address)).body)) {
    if (performance.now() - started > 8_000) throw new Error('The renderer did not come back');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return performance.now() - started;
}

test.each(['throw', 'hang', 'crash', 'memory'])(
  '[MFE-04] a page whose rendering ends in a %s is left to the browser, and the next pages are rendered again',
  async (fault) => {
    const started = performance.now();
    const { statusCode, body } = await edge.app.inject(`/?fault=${fault}`);
    expect(performance.now() - started).toBeLessThan(3_000);
    expect(statusCode).toBe(200);
    expect(isShell(body)).toBe(true);
    expect(body).not.toContain('id="jangteo-state"');
    expect(body).toContain('id="jangteo-registry"');
    expect(body).toContain('<script defer src="/r/host/');
    expect(body).toContain('<title>장터</title>');
    await untilRendered(edge.app);
    expect((await untilReady(edge.app)).pages.leftToBrowser).toBeGreaterThan(0);
  },
  15_000,
);

const metricLines = async (name: string) =>
  (await edge.metrics.metrics()).split('\n').filter((line) => line.startsWith(name));

const hang = { loader: '/deal/7?fault=hang', rendering: '/deal/7?fault=hang-in-rendering' };

test.each(Object.entries(hang))(
  '[MFE-04] a route with an endless loop in its %s is left to browsers after the second time; others are not',
  async (_place, address) => {
    for (let time = 0; time < 2; time += 1) {
      // Pages of another route start at the same time, and later than the page with the loop.
      await Promise.all([edge.app.inject(address), edge.app.inject('/season?delay=200')]);
      await untilRendered(edge.app);
    }
    expect(await metricLines('edge_troubled_route')).toEqual([
      'edge_troubled_route{app="remote-shop",route="shop:deal"} 1',
    ]);
    expect(isShell((await edge.app.inject(address)).body)).toBe(true);
    expect(await metricLines('edge_render_queue')).toEqual(['edge_render_queue 0']);
    await untilRendered(edge.app, '/season');
  },
);

test('a page that takes too long is left to the browser, while the renderer goes on', async () => {
  const [slow, other] = await Promise.all([edge.app.inject('/season?delay=600'), edge.app.inject('/')]);
  expect(isShell(slow.body)).toBe(true);
  expect(isShell(other.body)).toBe(false);
  expect(isShell((await edge.app.inject('/')).body)).toBe(false);
});

test('a missing page of a slow or broken renderer still gives 404', async () => {
  const { statusCode, body } = await edge.app.inject('/404?fault=throw');
  expect(statusCode).toBe(404);
  expect(isShell(body)).toBe(true);
});

test('pages beyond the renderer’s capacity are left to browsers at once', async () => {
  const answers = await Promise.all(Array.from({ length: 90 }, (_, i) => edge.app.inject(`/?visitor=${i}&delay=200`)));
  const shells = answers.filter(({ body }) => isShell(body)).length;
  expect(shells).toBeGreaterThanOrEqual(26);
  expect(shells).toBeLessThan(90);
});
