import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createZstdDecompress } from 'node:zlib';
import { type OpenEdge, openEdge, untilReady } from '../testing/open-edge.ts';

let edge: OpenEdge;
beforeAll(async () => {
  edge = await openEdge();
  await untilReady(edge.app);
  await edge.app.listen({ port: 0 });
});
afterAll(() => edge.close());

const delayMs = 1_000;

const decoded: Record<string, (response: IncomingMessage) => Readable> = {
  zstd: (response) => response.pipe(createZstdDecompress()),
  br: (response) => response.pipe(createBrotliDecompress()),
  gzip: (response) => response.pipe(createGunzip()),
};

/** The time at which each part of the page arrived, in milliseconds after the request. */
async function timeline(path: string, encoding: string) {
  const { port } = edge.app.server.address() as AddressInfo;
  const started = performance.now();
  const seen = { opening: Number.NaN, preload: Number.NaN, content: Number.NaN };
  let text = '';
  const mark = (name: keyof typeof seen, sign: string) => {
    if (Number.isNaN(seen[name]) && text.includes(sign)) seen[name] = performance.now() - started;
  };
  await new Promise<void>((resolve, reject) => {
    get({ port, path, agent: false, headers: { 'accept-encoding': encoding } }, (response) => {
      const body = decoded[encoding]?.(response) ?? response;
      body.on('data', (chunk) => {
        text += chunk;
        mark('opening', '<!doctype html>');
        mark('preload', '<link rel="preload"');
        mark('content', '<main');
      });
      body.on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
  return seen;
}

test.each(['identity', 'zstd', 'br', 'gzip'])(
  'the head is sent while the page is being rendered (%s)',
  async (encoding) => {
    const seen = await timeline(`/?delay=${delayMs}`, encoding);
    expect(seen.content - seen.preload).toBeGreaterThan(delayMs / 4);
    expect(seen.content - seen.opening).toBeGreaterThan(delayMs / 2);
  },
);

test('a page that comes a little later names its scripts behind its text, which would else wait for them', async () => {
  const seen = await timeline('/?delay=250', 'identity');
  expect(seen.content - seen.opening).toBeGreaterThan(150);
  expect(seen.preload - seen.opening).toBeGreaterThan(150);
});

test('the head of a page with an id waits until it is known whether the item exists, and no longer', async () => {
  const decided = await timeline(`/deal/7?prepare=150&delay=${delayMs}`, 'identity');
  expect(decided.opening).toBeGreaterThanOrEqual(145);
  expect(decided.content - decided.opening).toBeGreaterThan(delayMs / 2);
  const undecided = await timeline('/deal/7?prepare=800', 'identity');
  expect(undecided.opening).toBeGreaterThanOrEqual(295);
  expect(undecided.content - undecided.opening).toBeGreaterThan(250);
});
