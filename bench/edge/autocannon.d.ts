/** The part of autocannon's types that is used here; the package has none. */
declare module 'autocannon' {
  interface Request {
    path: string;
    headers: Record<string, string>;
    body?: string;
  }

  interface Options {
    url: string;
    connections: number;
    /** In seconds. */
    duration: number;
    method?: string;
    headers?: Record<string, string>;
    requests?: { setupRequest(request: Request): Request }[];
  }

  interface Result {
    requests: { total: number; average: number };
    /** In ms. */
    latency: { p50: number; p99: number };
    throughput: { average: number };
    errors: number;
    timeouts: number;
    statusCodeStats: Record<string, { count: number }>;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
