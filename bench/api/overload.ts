import autocannon from 'autocannon';
import { percentile } from '../statistics.ts';

interface Answers {
  count: number;
  /** In ms. */
  p99: number;
}

export interface Overload {
  accepted: Answers;
  /** Answered with 503, to come again later. */
  refused: Answers;
  /** Anything else: there should be none. */
  others: number;
}

interface Options {
  /** Requests per second, however long the answers take. */
  rate: number;
  seconds: number;
  headersOf: (count: number) => Record<string, string>;
}

/** As many as would wait if nobody were sent away. */
const connections = 600;

/** Asks more often than can be answered, as people do: each asks when it wants to, not when another one is done. */
export function overload(url: string, { rate, seconds, headersOf }: Options): Promise<Overload> {
  const times: Record<'accepted' | 'refused', number[]> = { accepted: [], refused: [] };
  let others = 0;
  let count = 0;
  return new Promise((done, failed) => {
    const running = autocannon(
      {
        url,
        connections,
        duration: seconds,
        overallRate: rate,
        requests: [
          {
            setupRequest: (request) => {
              count += 1;
              return { ...request, headers: headersOf(count) };
            },
          },
        ],
      },
      (error, result) => {
        if (error) failed(error);
        else done({ ...summary(times), others: others + result.errors + result.timeouts });
      },
    );
    running.on('response', (_client, status, _bytes, ms) => {
      if (status === 200) times.accepted.push(ms);
      else if (status === 503) times.refused.push(ms);
      else others += 1;
    });
  });
}

const summary = ({ accepted, refused }: Record<'accepted' | 'refused', number[]>) => ({
  accepted: answersOf(accepted),
  refused: answersOf(refused),
});

const answersOf = (times: number[]): Answers => ({ count: times.length, p99: percentile(times, 0.99) ?? 0 });
