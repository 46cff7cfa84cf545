import autocannon from 'autocannon';
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
}

interface Options {
  /** Requests per second, however long the responses take. */
  rate: number;
  seconds: number;
  headersOf: (count: number) => Record<string, string>;
}

/** More requests than could wait at once if none were refused. */
const connections = 600;

/** Sends more requests than the server can handle, at fixed times, as independent visitors do. */
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
