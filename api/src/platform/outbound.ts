const defaultTimeoutMs = 3_000;
const longestBody = 256 * 1024;

/** The outside system gave no usable response, for whatever reason. */
export class OutsideFailure extends Error {
  override name = 'OutsideFailure';
}

export interface OutsideResponse {
  status: number;
  /** The parsed JSON; undefined if the body is not JSON. */
  body: unknown;
}

export interface OutsideRequest {
  method?: 'GET' | 'PUT' | 'POST' | 'DELETE';
  headers?: Record<string, string>;
  /** Sent as an HTML form. */
  form?: Record<string, string>;
  json?: unknown;
  /** The request is not idempotent: it is never retried. */
  isOnce?: boolean;
  /** Time-out in milliseconds, for a request that a visitor waits for. */
  timeoutMs?: number;
}

/** Calls an outside system: three seconds, no redirects, at most one retry. */
export async function callOutside(url: string, request: OutsideRequest = {}): Promise<OutsideResponse> {
  try {
    return await ask(url, request);
  } catch (error) {
    if (request.isOnce) throw error;
    return ask(url, request);
  }
}

async function ask(
  url: string,
  { method = 'GET', headers = {}, form, json, timeoutMs = defaultTimeoutMs }: OutsideRequest,
): Promise<OutsideResponse> {
  const host = new URL(url).host;
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(form && { body: new URLSearchParams(form) }),
      ...(json !== undefined && { body: JSON.stringify(json) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = await readJson(response);
    if (response.status >= 500) throw new OutsideFailure(`${host} answered ${response.status}`);
    return { status: response.status, body };
  } catch (cause) {
    // The cause may contain the full address, with keys; only the host is logged.
    throw cause instanceof OutsideFailure ? cause : new OutsideFailure(`${host} did not answer: ${reasonOf(cause)}`);
  }
}

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.name : 'unknown');

async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > longestBody) throw new OutsideFailure(`${new URL(response.url).host} answered with too much`);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}
