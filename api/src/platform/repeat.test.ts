import { once } from 'node:events';
import Fastify from 'fastify';
import { doEach, repeat, untilNone } from './repeat.ts';

const failing = (message: string) => async () => {
  throw new Error(message);
};

test('what fails keeps nothing else from being done', async () => {
  const done: string[] = [];
  const works = [async () => done.push('first'), failing('second'), async () => done.push('third')];
  await expect(doEach(works)).rejects.toThrow('second');
  expect(done).toEqual(['first', 'third']);
});

test('all failures are thrown together', async () => {
  const failure = await doEach([failing('first'), failing('second')]).catch((error: unknown) => error);
  expect(failure).toMatchObject({ errors: [{ message: 'first' }, { message: 'second' }] });
});

test('portions are done until one has nothing to do, or as many as one round may have', async () => {
  const left = [3, 2, 1, 0];
  const portion = async () => left.shift() ?? Number.NaN;
  await untilNone(portion, { portions: 2 });
  expect(left).toEqual([1, 0]);
  await untilNone(portion);
  expect(left).toEqual([]);
});

test('closing the app ends a round between two portions, and waits for it', async () => {
  const app = Fastify();
  const began = new EventTarget();
  const isBusy = once(began, 'portion');
  let areOpen = 0;
  const portion = async () => {
    areOpen += 1;
    began.dispatchEvent(new Event('portion'));
    await new Promise((done) => setTimeout(done, 20));
    areOpen -= 1;
    return 1;
  };
  repeat(app, 1, (closing) => untilNone(portion, { closing }));
  await isBusy;
  await app.close();
  expect(areOpen).toBe(0);
});
