import { setImmediate as turn } from 'node:timers/promises';
import { QueueFull, workQueue } from './work-queue.ts';

const held = () => Promise.withResolvers<void>();

test('no more tasks run at once than allowed; the rest wait in order', async () => {
  const inTurn = workQueue({ atOnce: 2, mostWaiting: 10 });
  const gates = Array.from({ length: 5 }, held);
  const started: number[] = [];
  const all = gates.map(({ promise }, index) =>
    inTurn(async () => {
      started.push(index);
      await promise;
    }),
  );
  await turn();
  expect(started).toEqual([0, 1]);
  gates[1]?.resolve();
  await turn();
  expect(started).toEqual([0, 1, 2]);
  for (const { resolve } of gates) resolve();
  await Promise.all(all);
  expect(started).toEqual([0, 1, 2, 3, 4]);
});

test('a task beyond the longest queue is refused; later ones are accepted again', async () => {
  const inTurn = workQueue({ atOnce: 1, mostWaiting: 1 });
  const { promise, resolve } = held();
  const [running, waiting] = [inTurn(() => promise), inTurn(() => promise)];
  await expect(inTurn(async () => 'late')).rejects.toThrow(QueueFull);
  resolve();
  await Promise.all([running, waiting]);
  expect(await inTurn(async () => 'now')).toBe('now');
});

test('a failed task makes room for the next', async () => {
  const inTurn = workQueue({ atOnce: 1, mostWaiting: 5 });
  const failing = inTurn(() => Promise.reject(new Error('no picture')));
  const next = inTurn(async () => 'made');
  await expect(failing).rejects.toThrow('no picture');
  expect(await next).toBe('made');
});
