import { setTimeout as pause } from 'node:timers/promises';
import type { CallKey } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { randomFor } from '../../demo/random.ts';
import { atOnce, type CrashMarket } from './crash-market.ts';
import type { Person } from './people.ts';
import type { Answer, RequestParts, RetryingClient } from './retrying-client.ts';
import type { Send } from './scenario.ts';

/** A write with a key, and the response that every repetition must get. */
interface KeyedWrite {
  who: Person;
  key: CallKey;
  said: RequestParts;
  answer: string;
}

/** As many acts as needed: the last ones surround the last kill. */
const mostRepeated = 500;

/** Every person writes something, waits for the response, and writes something else. */
export class Writing {
  count = 0;
  readonly violations: string[] = [];
  /** Resolves when every request after `end` has its response. */
  readonly done: Promise<unknown>;
  readonly #client: RetryingClient;
  readonly #keyed: KeyedWrite[] = [];
  #isOver = false;

  constructor(client: RetryingClient, { people, scenarios }: CrashMarket) {
    this.#client = client;
    const write = async (writer: number) => {
      const random = randomFor('crash', writer);
      const own = people.filter((_, n) => n % atOnce === writer);
      while (!this.#isOver) await random.pick(scenarios).act(this.#ask, random.pick(own), random);
    };
    this.done = Promise.all(Array.from({ length: atOnce }, (_, writer) => write(writer)));
  }

  end(): void {
    this.#isOver = true;
  }

  async untilMore(writes: number): Promise<void> {
    const enough = this.count + writes;
    while (this.count < enough) await pause(10);
  }

  async repeatKeyed(): Promise<void> {
    for (const { who, key, said, answer } of this.#keyed.slice(-mostRepeated)) {
      const again = await this.#client.ask(key, { ...said, headers: who.headers });
      if (essenceOf(again) !== answer) this.violations.push(`${key} was answered otherwise when it came again`);
    }
  }

  readonly #ask: Send = async <Data>(who: Person, key: CallKey, said: RequestParts, expected: number = codes.ok) => {
    const answer = await this.#client.ask<Data>(key, { ...said, headers: { ...who.headers, ...said.headers } });
    this.count += 1;
    if (answer.code !== codes.ok && answer.code !== expected) {
      this.violations.push(`${key} was refused: ${JSON.stringify(answer)}`);
    } else if (answer.code === codes.ok && said.body && 'requestKey' in said.body) {
      this.#keyed.push({ who, key, said, answer: essenceOf(answer) });
    }
    return answer;
  };
}

/** Toasts are returned the first time only. */
const essenceOf = ({ code, data }: Answer): string => JSON.stringify({ code, data });
