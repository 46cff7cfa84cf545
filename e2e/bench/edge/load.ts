import autocannon from 'autocannon';

export interface Load {
  /** Answers per second, whatever else the machine does. */
  rate: number;
  total: number;
  /** In ms. */
  p50: number;
  p99: number;
  megabytesPerSecond: number;
}

interface Options {
  connections: number;
  seconds: number;
  /** Makes every request's path another one. */
  pathOf?: (count: number) => string;
}

/** Asks as fast as answers come. Anything but an answer with success makes the figures worthless. */
export async function load(url: string, { connections, seconds, pathOf }: Options): Promise<Load> {
  let count = 0;
  const { requests, latency, throughput, errors, timeouts, non2xx } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br', accept: 'text/html,image/avif,*/*' },
    ...(pathOf
      ? {
          requests: [
            {
              setupRequest: (request) => {
                count += 1;
                return { ...request, path: pathOf(count) };
              },
            },
          ],
        }
      : {}),
  });
  const failures = errors + timeouts + non2xx;
  if (failures > 0) throw new Error(`${failures} of ${requests.total} requests for ${url} failed`);
  return {
    rate: requests.average,
    total: requests.total,
    p50: latency.p50,
    p99: latency.p99,
    megabytesPerSecond: throughput.average / 1_000_000,
  };
}
