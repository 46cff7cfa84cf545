import autocannon from 'autocannon';

export interface Load {
  /** Responses per second. */
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
  headers?: Record<string, string>;
  method?: 'GET' | 'POST';
  /** Makes every request's path different. */
  pathOf?: (count: number) => string;
  /** Makes every request's headers different. */
  headersOf?: (count: number) => Record<string, string>;
  /** Makes every request's body different; sent as JSON. */
  bodyOf?: (count: number) => object;
}

const asBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html,image/avif,*/*' };

/** Sends requests as fast as responses arrive. Any response but a success makes the figures worthless. */
export async function load(url: string, options: Options): Promise<Load> {
  const { connections, seconds, headers = asBrowser, method = 'GET', pathOf, headersOf, bodyOf } = options;
  let count = 0;
  const { requests, latency, throughput, errors, timeouts, statusCodeStats } = await autocannon({
    url,
    connections,
    duration: seconds,
    method,
    headers: { ...headers, ...(bodyOf && { 'content-type': 'application/json' }) },
    ...((pathOf || headersOf || bodyOf) && {
      requests: [
        {
          setupRequest: (request) => {
            count += 1;
            return {
              ...request,
              ...(pathOf && { path: pathOf(count) }),
              ...(headersOf && { headers: { ...request.headers, ...headersOf(count) } }),
              ...(bodyOf && { body: JSON.stringify(bodyOf(count)) }),
            };
          },
        },
      ],
    }),
  });
  const failures = Object.entries({ ...countsOf(statusCodeStats), error: errors, timeout: timeouts }).filter(
    ([outcome, times]) => times > 0 && !outcome.startsWith('2'),
  );
  if (failures.length > 0) {
    const outcomes = failures.map(([outcome, times]) => `${outcome} × ${times}`).join(', ');
    throw new Error(`Of ${requests.total} requests for ${url} some failed: ${outcomes}`);
  }
  return {
    rate: requests.average,
    total: requests.total,
    p50: latency.p50,
    p99: latency.p99,
    megabytesPerSecond: throughput.average / 1_000_000,
  };
}

const countsOf = (stats: Record<string, { count: number }>): Record<string, number> =>
  Object.fromEntries(Object.entries(stats).map(([status, { count }]) => [status, count]));
