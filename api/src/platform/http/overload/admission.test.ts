import { Admission, targetWaitMs } from './admission.ts';

const own = { reads: 4, writes: 2 };
type Lane = keyof typeof own;
const serviceMs = 10;

/** A server whose clock stands still until the test advances it: each request in work takes the same time. */
class Simulation {
  now = 0;
  readonly waits: Record<Lane, number[]> = { reads: [], writes: [] };
  readonly refused: Record<Lane, number> = { reads: 0, writes: 0 };
  readonly #ends: { at: number; leave: () => void }[] = [];
  readonly admission: Admission<Lane>;
  readonly #serviceMs: number;

  constructor(options: { serviceMs?: number } = {}) {
    this.#serviceMs = options.serviceMs ?? serviceMs;
    this.admission = new Admission({ lanes: own, sharedPlaces: 6, maxWaitMs: 300, now: () => this.now });
  }

  ask(lane: Lane): void {
    const since = this.now;
    let end: { at: number; leave: () => void } | undefined;
    let leave: (() => void) | undefined;
    leave = this.admission.enter(lane, () => {
      this.waits[lane].push(this.now - since);
      end = { at: this.now + this.#serviceMs, leave: () => leave?.() };
      this.#ends.push(end);
    });
    if (!leave) this.refused[lane] += 1;
  }

  /** @param arrivals Per ms, of each kind. */
  run(ms: number, arrivals: Partial<Record<Lane, number>> = {}): void {
    const due: Record<Lane, number> = { reads: 0, writes: 0 };
    for (const end = this.now + ms; this.now < end; this.now += 1) {
      for (const { leave } of this.#takeEnded()) leave();
      for (const lane of ['reads', 'writes'] as const) {
        due[lane] += arrivals[lane] ?? 0;
        for (; due[lane] >= 1; due[lane] -= 1) this.ask(lane);
      }
    }
  }

  #takeEnded() {
    const ended = this.#ends.filter(({ at }) => at <= this.now);
    for (const end of ended) this.#ends.splice(this.#ends.indexOf(end), 1);
    return ended;
  }
}

test('a burst of one kind on an idle server is served whole, however long it takes', () => {
  const server = new Simulation({ serviceMs: 200 });
  for (let n = 0; n < 130; n += 1) server.ask('reads');
  server.run(5_000);
  expect([server.refused.reads, server.waits.reads.length]).toEqual([0, 130]);
});

test('one kind may use the shared places as well while nothing waits', () => {
  const server = new Simulation();
  for (let n = 0; n < 12; n += 1) server.ask('reads');
  expect(server.admission.counts()).toEqual({ reads: { inWork: 10, waiting: 2 }, writes: { inWork: 0, waiting: 0 } });
  server.ask('writes');
  server.ask('writes');
  server.ask('writes');
  expect(server.admission.counts().writes).toEqual({ inWork: 2, waiting: 1 });
});

test('a shared place that becomes free goes to the kind that has the smaller part of its own', () => {
  const server = new Simulation();
  for (let n = 0; n < 100; n += 1) server.ask('reads');
  for (let n = 0; n < 100; n += 1) server.ask('writes');
  server.run(35);
  const { reads, writes } = server.admission.counts();
  expect(reads.inWork + writes.inWork).toBe(12);
  expect(reads.inWork / own.reads).toBe(writes.inWork / own.writes);
});

test('bursts with pauses are no overload, though each makes some wait', () => {
  const server = new Simulation();
  for (let n = 0; n < 20; n += 1) {
    for (let burst = 0; burst < 100; burst += 1) server.ask('reads');
    server.run(50);
    server.ask('reads');
    server.run(150);
  }
  expect(server.refused.reads).toBe(0);
});

test.each([2, 5])('at %s times saturation for a minute waits are short, and no place stays empty', (times) => {
  const server = new Simulation();
  server.run(60_000, { reads: times });
  const { reads } = server.waits;
  const late = reads.filter((wait) => wait > targetWaitMs * times + serviceMs);
  expect(late.length).toBeLessThan(0.01 * reads.length);
  expect(reads.length).toBeGreaterThan(0.99 * 60_000);
  expect(server.refused.reads).toBeGreaterThan(0.95 * (times - 1) * 60_000);
});

test('requests that come together after a pause of the process are no burst while the queue stands', () => {
  const server = new Simulation();
  server.run(2_000, { reads: 2 });
  const before = server.waits.reads.length;
  for (let pause = 0; pause < 20; pause += 1) {
    for (let n = 0; n < 100; n += 1) server.ask('reads');
    server.run(50);
  }
  expect(Math.max(...server.waits.reads.slice(before))).toBeLessThanOrEqual(2 * targetWaitMs);
});

test('while one kind floods in, another is neither refused nor late', () => {
  const server = new Simulation();
  server.run(10_000, { reads: 5, writes: 0.15 });
  expect(server.refused.writes).toBe(0);
  expect(Math.max(...server.waits.writes)).toBeLessThanOrEqual(serviceMs);
});

test('soon after an overload bursts are served again', () => {
  const server = new Simulation();
  server.run(5_000, { reads: 3 });
  server.run(600);
  const before = server.refused.reads;
  for (let n = 0; n < 100; n += 1) server.ask('reads');
  server.run(90);
  for (let n = 0; n < 50; n += 1) server.ask('reads');
  server.run(500);
  expect(server.refused.reads).toBe(before);
});

test('nothing is let in while what is in work does not end', () => {
  const server = new Simulation({ serviceMs: 60_000 });
  server.run(1_000, { reads: 0.1 });
  expect(server.refused.reads).toBeGreaterThan(50);
  expect(server.admission.counts().reads.inWork).toBe(10);
});

test('a caller who has gone makes room, whether the request waited or was in work, and only once', () => {
  const admission = new Admission({ lanes: { reads: 1 }, sharedPlaces: 0, maxWaitMs: 300, now: () => 0 });
  const started: string[] = [];
  const enter = (name: string) => admission.enter('reads', () => started.push(name));
  const [first, second] = [enter('first'), enter('second'), enter('third')];
  second?.();
  second?.();
  expect(started).toEqual(['first']);
  first?.();
  first?.();
  expect(started).toEqual(['first', 'third']);
  expect(admission.counts().reads).toEqual({ inWork: 1, waiting: 0 });
});

test('at one moment no more than 120 wait', () => {
  const server = new Simulation();
  for (let n = 0; n < 300; n += 1) server.ask('reads');
  expect(server.admission.counts().reads).toEqual({ inWork: 10, waiting: 120 });
  expect(server.refused.reads).toBe(170);
});
