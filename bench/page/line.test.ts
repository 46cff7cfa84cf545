import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { openLine } from './line.ts';

/** 100 bytes each millisecond downwards. */
const speed = { latencyMs: 40, downKbps: 800, upKbps: 800 };
const sent = Buffer.from(Array.from({ length: 20_000 }, (_, at) => at % 251));

/** A line whose server answers each connection with what it is told to, once it has been asked for something. */
async function openAnswering(opened: AsyncDisposableStack, answer: (visitor: Duplex) => void): Promise<number> {
  return openLine(opened, speed, (visitor) => visitor.once('data', () => answer(visitor)));
}

async function ask(port: number): Promise<{ body: Buffer; ms: number }> {
  const startedAt = performance.now();
  const socket = connect(port, '127.0.0.1');
  socket.write('?');
  const body = await buffer(socket);
  return { body, ms: performance.now() - startedAt };
}

test('bytes arrive whole and in order, after the round trips of name, connection and request, at the line’s rate', async () => {
  await using opened = new AsyncDisposableStack();
  const port = await openAnswering(opened, (visitor) => visitor.end(sent));
  const { body, ms } = await ask(port);
  expect(body.equals(sent)).toBe(true);
  expect(ms).toBeGreaterThan(3 * speed.latencyMs + 200 - 10);
});

test('connections share the rate', async () => {
  await using opened = new AsyncDisposableStack();
  const port = await openAnswering(opened, (visitor) => visitor.end(sent));
  const both = await Promise.all([ask(port), ask(port)]);
  for (const { body, ms } of both) {
    expect(body.equals(sent)).toBe(true);
    expect(ms).toBeGreaterThan(3 * speed.latencyMs + 300);
  }
});

test('a new connection has at most ten segments on the way', async () => {
  await using opened = new AsyncDisposableStack();
  const fast = { ...speed, latencyMs: 200, downKbps: 1_000_000 };
  const port = await openLine(opened, fast, (visitor) => visitor.once('data', () => visitor.end(sent)));
  const { ms } = await ask(port);
  expect(ms).toBeGreaterThan(4 * fast.latencyMs - 10);
});

test('a server that breaks off breaks the browser’s connection off', async () => {
  await using opened = new AsyncDisposableStack();
  const port = await openAnswering(opened, (visitor) => visitor.destroy(new Error('broken')));
  await expect(ask(port)).resolves.toMatchObject({ body: Buffer.alloc(0) });
});
