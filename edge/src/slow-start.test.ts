import { setImmediate as turn } from 'node:timers/promises';
import { LiveSets } from './render/live-sets.ts';
import { openEdge, untilReady } from './testing/open-edge.ts';

test('an edge that needs a minute to copy its releases starts when it has them', async () => {
  const copied = Promise.withResolvers<void>();
  const { start } = LiveSets.prototype;
  const starting = jest.spyOn(LiveSets.prototype, 'start').mockImplementation(async function (this: LiveSets) {
    await copied.promise;
    await start.call(this);
  });
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const opening = openEdge();
  try {
    while (starting.mock.calls.length === 0) await turn();
    await jest.advanceTimersByTimeAsync(60_000);
  } finally {
    jest.useRealTimers();
    copied.resolve();
  }
  const edge = await opening;
  await untilReady(edge.app);
  await edge.close();
});
