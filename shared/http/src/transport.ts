import type { Envelope } from '@jangteo/contract';
import { servedSetHeader } from '@jangteo/contract/release';
import type { AxiosInstance } from 'axios';
import { announceServedSet } from './releases.ts';
import type { RawReply } from './reply.ts';
import { announceServerTime } from './server-time.ts';

export interface Request {
  method: string;
  path: string;
  query: object | undefined;
  body: unknown;
  headers: Record<string, string>;
}

type Ask = () => Promise<Envelope<unknown>>;
/** Makes the request, or shares the reply to an equal one. */
export type ShareReplies = (request: Request, ask: Ask) => Promise<Envelope<unknown>>;

let baseUrl: string | undefined;
let share: ShareReplies | undefined;

/** Browsers call their own origin. A server has none, so the API's address is set; its renderings may share replies. */
export function configureHttp(options: { baseUrl: string; share?: ShareReplies }): void {
  ({ baseUrl, share } = options);
}

export const shared: ShareReplies = (request, ask) => (share ? share(request, ask) : ask());

let loading: Promise<AxiosInstance> | undefined;

/** The first paint needs no call, so axios is loaded after it. */
function loadAxios(): Promise<AxiosInstance> {
  loading ??= import(/* webpackChunkName: "axios" */ 'axios').then(({ default: axios }) =>
    axios.create({ adapter: 'fetch', timeout: 0, validateStatus: () => true }),
  );
  return loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
}

/** Any status is a response; rejects only where none came. */
export async function send(request: Request, signal: AbortSignal): Promise<RawReply> {
  const axios = await loadAxios();
  const sentAt = performance.now();
  const { status, data, headers } = await axios.request({
    baseURL: baseUrl ?? window.location.origin,
    method: request.method,
    url: request.path,
    params: request.query,
    data: request.body,
    // Axios would declare a request without a body as a form, and the API refuses an empty form.
    headers: request.body === undefined ? { ...request.headers, 'content-type': false } : request.headers,
    signal,
  });
  announceServerTime(headers.date, performance.now() - sentAt);
  announceServedSet(headers[servedSetHeader]);
  const requestId: unknown = headers['x-request-id'];
  return { status, body: data, requestId: typeof requestId === 'string' ? requestId : undefined };
}
