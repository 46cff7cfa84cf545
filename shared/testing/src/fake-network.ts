import { type CallKey, calls, type ErrorCode, type ToastItem } from '@jangteo/contract';
import type { Reply } from '@jangteo/http';
import { Value } from 'typebox/value';

export interface FakeRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Headers;
  body: unknown;
}

interface Success<K extends CallKey> {
  data: Reply<K>;
  toastItems?: ToastItem[];
}

interface Failure {
  status: number;
  code: ErrorCode;
  message: string;
}

type Answer = (request: FakeRequest) => Response | Promise<Response>;

const answers = new Map<CallKey, Answer>();
const requests: { key: CallKey | undefined; request: FakeRequest; target: string }[] = [];

/** The API responds to this call with `data`, whose type is the contract's. */
export function answer<K extends CallKey>(key: K, data: Reply<K> | ((request: FakeRequest) => Reply<K>)): void {
  if (typeof data === 'function') answerFully(key, (request) => ({ data: data(request) }));
  else answerFully(key, { data: promised(key, data) });
}

/** For a response that carries more than data. */
export function answerFully<K extends CallKey>(
  key: K,
  success: Success<K> | ((request: FakeRequest) => Success<K>),
): void {
  answers.set(key, (request) => {
    const { data, toastItems } = typeof success === 'function' ? success(request) : success;
    return json({ code: 0, message: '', data: promised(key, data), toastItems });
  });
}

function promised<K extends CallKey>(key: K, data: Reply<K>): Reply<K> {
  const [error] = Value.Errors(calls[key].reply, data);
  if (error) throw new Error(`Not an answer of ${key}: ${error.instancePath} ${error.message}`);
  return data;
}

/** The API refuses this call, or fails. */
export function refuse(
  key: CallKey,
  { status, ...body }: Failure,
  /** Which requests are refused; the others get the response that was set before. */
  isMeant: (request: FakeRequest) => boolean = () => true,
): void {
  const otherwise = answers.get(key);
  answers.set(key, (request) =>
    otherwise && !isMeant(request) ? otherwise(request) : json({ ...body, requestId: 'test' }, status),
  );
}

/** Something else responds in the API's place: a proxy's page, truncated JSON, nothing. */
export function answerRaw(key: CallKey, text: string, status = 200): void {
  answers.set(key, () => new Response(text, { status }));
}

/** The call has no response until the returned function is called. */
export function holdBack(key: CallKey): () => void {
  const held = answers.get(key);
  if (!held) throw new Error(`Say first what ${key} answers`);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  answers.set(key, (request) => released.then(() => held(request)));
  return release;
}

/** All requests so far. */
export const requestsTo = (key: CallKey): FakeRequest[] =>
  requests.filter((made) => made.key === key).map(({ request }) => request);

async function respond(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname, searchParams } = new URL(request.url);
  const found = findCall(request.method, pathname);
  const text = await request.text();
  const made: FakeRequest = {
    params: found?.params ?? {},
    query: Object.fromEntries(searchParams),
    headers: request.headers,
    body: text && isJson(request) ? JSON.parse(text) : text || undefined,
  };
  requests.push({ key: found?.key, request: made, target: `${request.method} ${pathname}` });
  return (await (found && answers.get(found.key))?.(made)) ?? new Response('', { status: 501 });
}

const isJson = ({ headers }: Request): boolean => headers.get('content-type')?.startsWith('application/json') ?? false;

function findCall(method: string, pathname: string): { key: CallKey; params: Record<string, string> } | undefined {
  const matches = (Object.keys(calls) as CallKey[]).flatMap((key) => {
    const params = paramsOf(key, `${method} ${pathname}`);
    return params ? [{ key, params }] : [];
  });
  // A fixed path takes precedence over one with parameters.
  return matches.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
}

function paramsOf(key: string, target: string): Record<string, string> | undefined {
  const pattern = key.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(target);
  return match ? { ...match.groups } : undefined;
}

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const realFetch = globalThis.fetch;

beforeEach(() => {
  globalThis.fetch = respond;
});

afterEach(() => {
  globalThis.fetch = realFetch;
  const unexpected = requests.filter(({ key }) => !key || !answers.has(key)).map(({ target }) => target);
  answers.clear();
  requests.length = 0;
  if (unexpected.length > 0) throw new Error(`Nobody said how to answer ${[...new Set(unexpected)].join(', ')}`);
});
