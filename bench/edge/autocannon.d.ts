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
    /** Requests per second of all connections together. */
    overallRate?: number;
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

  interface Running {
    on(event: 'response', heard: (client: object, status: number, bytes: number, ms: number) => void): void;
  }

  export default function autocannon(options: Options): Promise<Result>;
  export default function autocannon(options: Options, done: (error: Error | null, result: Result) => void): Running;
}
