import { setTimeout as pause } from 'node:timers/promises';
import type { CallKey } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';

export interface RequestParts {
  params?: Record<string, string | number>;
  headers?: Record<string, string>;
  body?: object;
}

export interface Answer<Data = unknown> {
  code: number;
  data: Data;
}

/** One request of a client, and its outcome. */
export interface RequestAttempt {
  /** By `performance.now()`. */
  startedAt: number;
  ms: number;
  /** Undefined where the server was gone. */
  status: number | undefined;
}

const timeoutMs = 10_000;

/** A client that sends a request to either server, with the same key, until the response is not 'retry later'. */
export class RetryingClient {
  readonly tries: RequestAttempt[] = [];
  readonly #addresses: () => string[];

  constructor(addresses: () => string[]) {
    this.#addresses = addresses;
  }

  async ask<Data>(key: CallKey, said: RequestParts): Promise<Answer<Data>> {
    for (;;) {
      const answer = await this.#try<Data>(key, said);
      if (answer && answer.code !== codes.requestTimeout) return answer;
      await pause(100 + Math.random() * 200);
    }
  }

  async #try<Data>(key: CallKey, { params = {}, headers, body }: RequestParts): Promise<Answer<Data> | undefined> {
    const [method, path = ''] = key.split(' ') as [string, string];
    const addresses = this.#addresses();
    const address = addresses[Math.floor(Math.random() * addresses.length)];
    const startedAt = performance.now();
    const note = (status?: number) => this.tries.push({ startedAt, ms: performance.now() - startedAt, status });
    try {
      const response = await fetch(address + path.replace(/:(\w+)/g, (_, name) => String(params[name])), {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer = (await response.json()) as Answer<Data>;
      note(response.status);
      return answer;
    } catch {
      note();
      return undefined;
    }
  }
}
