import { Agent, get } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFor } from '../../demo/random.ts';
import { percentile } from '../statistics.ts';

interface Answers {
  count: number;
  /** In ms. */
  p99: number;
}

export interface Overload {
  accepted: Answers;
  /** Refused with 503, to be retried later. */
  refused: Answers;
  /** Any other outcome: there should be none. */
  others: number;
  /** The 99th percentile of the delay of this process's own event loop, in ms: so much the figures may be too high. */
  ownDelayMs: number;
}

interface Options {
  /** Requests per second, however long the responses take. */
  rate: number;
  seconds: number;
  headersOf: (count: number) => Record<string, string>;
}

/** Sends more requests than the server can handle, as independent visitors do: each at its own random time. */
export async function overload(url: string, { rate, seconds, headersOf }: Options): Promise<Overload> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 2_000 });
  const times: Record<'accepted' | 'refused', number[]> = { accepted: [], refused: [] };
  let others = 0;

  const send = (headers: Record<string, string>) =>
    new Promise<void>((done) => {
      const sentAt = performance.now();
      const note = (status: number | undefined) => {
        const ms = performance.now() - sentAt;
        if (status === 200) times.accepted.push(ms);
        else if (status === 503) times.refused.push(ms);
        else others += 1;
        done();
      };
      const request = get(url, { agent, headers }, (response) => {
        response.resume().once('close', () => note(response.complete ? response.statusCode : undefined));
      });
      request.once('error', () => note(undefined));
    });

  const ownDelay = monitorEventLoopDelay({ resolution: 1 });
  ownDelay.enable();
  const next = intervals(rate);
  const sent: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let at = next(); at < seconds * 1_000; at += next()) {
    const waitMs = startedAt + at - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    sent.push(send(headersOf(sent.length)));
  }
  await Promise.all(sent);
  ownDelay.disable();
  agent.destroy();
  return {
    accepted: answersOf(times.accepted),
    refused: answersOf(times.refused),
    others,
    ownDelayMs: ownDelay.percentile(99) / 1_000_000,
  };
}

/** The times between independent events, in ms. */
function intervals(perSecond: number): () => number {
  const random = randomFor('overload');
  return () => (-Math.log(1 - random.next()) * 1_000) / perSecond;
}

const answersOf = (times: number[]): Answers => ({ count: times.length, p99: percentile(times, 0.99) ?? 0 });
