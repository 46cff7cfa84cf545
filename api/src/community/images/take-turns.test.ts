import { takeTurns } from './take-turns.ts';

/** A task that ends when the test ends it. */
function openWork() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { started, work, end };
}

test('one member’s photo starts while three of another member are running or waiting', async () => {
  const { started, work, end } = openWork();
  const inTurn = takeTurns({ atOnce: 2, waiting: 10 });
  const first = inTurn('a', work('a1'));
  for (const name of ['a2', 'a3']) void inTurn('a', work(name));
  void inTurn('b', work('b1'));
  expect(started).toEqual(['a1', 'b1']);
  void inTurn('c', work('c1'));
  await end('b1');
  expect(started).toEqual(['a1', 'b1', 'c1']);
  await end('a1');
  expect(await first).toBe('a1');
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2']);
});

test('a failed task frees its place, and tasks beyond the longest queue are refused', async () => {
  const { started, work } = openWork();
  const inTurn = takeTurns({ atOnce: 1, waiting: 1 });
  const failing = inTurn('a', () => Promise.reject(new Error('unreadable'))).catch(String);
  void inTurn('a', work('a2'));
  await expect(inTurn('a', work('a3'))).rejects.toMatchObject({ status: 503 });
  expect(await failing).toBe('Error: unreadable');
  await new Promise(setImmediate);
  expect(started).toEqual(['a2']);
});
