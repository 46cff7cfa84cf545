import { EventLoop } from './event-loop.ts';

const maxWaitMs = 300;

/** A thread whose turns take exactly the time that the test sets. */
class Thread {
  #now = 0;
  #usedMs = 0;
  readonly loop = new EventLoop(maxWaitMs, { now: () => this.#now, usedMs: () => this.#usedMs });

  turns(count: number, ms: number): void {
    for (let n = 0; n < count; n += 1) {
      this.work(ms);
      this.loop.tick();
    }
  }

  /** Within a turn, before the next tick. */
  work(ms: number): void {
    this.#now += ms;
    this.#usedMs += ms;
  }

  /** Other programs have the processor. */
  pause(ms: number): void {
    this.#now += ms;
  }
}

test('one long turn refuses nothing, however long it takes', () => {
  const thread = new Thread();
  thread.turns(10, 10);
  thread.work(5_000);
  expect(thread.loop.refuses()).toBe(false);
  thread.turns(1, 0);
  expect(thread.loop.refuses()).toBe(false);
});

test('long turns between short ones refuse nothing', () => {
  const thread = new Thread();
  for (let n = 0; n < 50; n += 1) {
    thread.turns(3, 80);
    expect(thread.loop.refuses()).toBe(false);
    thread.turns(1, 10);
  }
});

test('when all turns of 300 ms are long, requests are refused until a turn is short', () => {
  const thread = new Thread();
  thread.turns(4, 80);
  expect(thread.loop.refuses()).toBe(false);
  thread.turns(1, 80);
  expect(thread.loop.refuses()).toBe(true);
  thread.turns(1, 30);
  expect(thread.loop.refuses()).toBe(false);
});

test('after a refusal the first late moment refuses again, for 300 ms', () => {
  const thread = new Thread();
  thread.turns(5, 80);
  expect(thread.loop.refuses()).toBe(true);
  thread.turns(1, 12);
  thread.work(30);
  expect(thread.loop.refuses()).toBe(false);
  thread.work(60);
  expect(thread.loop.refuses()).toBe(true);
  thread.turns(1, 0);
  thread.turns(30, 10);
  thread.work(90);
  expect(thread.loop.refuses()).toBe(false);
});

test('turns that are long because other programs take the processor refuse nothing', () => {
  const thread = new Thread();
  for (let n = 0; n < 20; n += 1) {
    thread.pause(80);
    thread.turns(1, 20);
    expect(thread.loop.refuses()).toBe(false);
  }
});
