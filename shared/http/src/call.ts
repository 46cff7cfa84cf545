import type { CallKey, Envelope, ToastItem } from '@jangteo/contract';
import { CallError } from './call-error.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import type { CallArguments, Reply } from './options.ts';
import { readReply } from './reply.ts';
import { required } from './required.ts';
import { announceToastItems } from './toast-items.ts';
import { mayBeSentAgain } from './token-keeper.ts';
import { type Request, send, shared } from './transport.ts';
import { visitorHeaders } from './visitor-headers.ts';

/** `CallOptions` without the types of a single call. */
interface UntypedOptions {
  anonymous?: boolean;
  signal?: AbortSignal;
  params?: Record<string, string | number>;
  query?: object;
  headers?: Record<string, string>;
  body?: unknown;
  file?: Blob;
}

const deadlineMs = 10_000;
/** A photograph takes long on a slow line. */
const fileDeadlineMs = 60_000;
/** When new tokens are refused this often, renewing them again does not help. */
const maxRenewals = 2;
/** Spread at random, so that clients that failed together do not retry together. */
const retryPause = () => 300 + Math.random() * 400;

/** Makes a call of the contract and returns its `data`, or throws a CallError. */
export async function call<K extends CallKey>(key: K, ...given: CallArguments<K>): Promise<Reply<K>> {
  const { data, toastItems } = await callQuietly(key, ...given);
  announceToastItems(key, toastItems);
  return data;
}

/** As `call`, for a caller that shows the response's toasts itself. */
export async function callQuietly<K extends CallKey>(
  key: K,
  ...[options]: CallArguments<K>
): Promise<{ data: Reply<K>; toastItems: ToastItem[] }> {
  const { signal, ...given }: UntypedOptions = options ?? {};
  const deadline = startDeadline(given.file ? fileDeadlineMs : deadlineMs, signal);
  try {
    const { data, toastItems = [] } = await askWithLiveToken(() => requestOf(key, given), deadline);
    return { data: data as Reply<K>, toastItems };
  } finally {
    deadline.end();
  }
}

function requestOf(key: string, { anonymous, params, query, headers, body, file }: UntypedOptions): Request {
  const [method = '', template = ''] = key.split(' ');
  const path = template.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(required(name, params?.[name], key)),
  );
  for (const [name, value] of Object.entries(headers ?? {})) required(name, value, key);
  const type = file && { 'content-type': file.type };
  return { method, path, query, body: file ?? body, headers: { ...visitorHeaders(anonymous), ...headers, ...type } };
}

/**
 * A request that was refused for its token has changed nothing: a write, too, is sent again after the token is renewed.
 */
async function askWithLiveToken(makeRequest: () => Request, deadline: Deadline): Promise<Envelope<unknown>> {
  for (let renewals = 0; ; renewals += 1) {
    const request = makeRequest();
    try {
      return await askPatiently(request, deadline);
    } catch (error) {
      if (renewals === maxRenewals) throw error;
      const again = await deadline.within(mayBeSentAgain(error, request.headers)).catch(throwFailure(deadline));
      if (!again) throw error;
    }
  }
}

/** Repeating a read is harmless, repeating a write may not be: only a GET is retried, and only once. */
async function askPatiently(request: Request, deadline: Deadline): Promise<Envelope<unknown>> {
  try {
    return await ask(request, deadline);
  } catch (error) {
    if (request.method !== 'GET' || !isPassing(error)) throw error;
  }
  await deadline.pause(retryPause()).catch(throwFailure(deadline));
  try {
    return await ask(request, deadline);
  } catch (error) {
    if (error instanceof CallError) error.isRetried = true;
    throw error;
  }
}

const ask = (request: Request, deadline: Deadline): Promise<Envelope<unknown>> =>
  shared(request, async () => readReply(await send(request, deadline.signal).catch(throwFailure(deadline))));

const throwFailure = (deadline: Deadline) => (cause: unknown) => {
  throw new CallError({ kind: deadline.reason() ?? 'network', cause });
};

const isPassing = (error: unknown): boolean =>
  error instanceof CallError && (error.kind === 'network' || [502, 503, 504].includes(error.status));
