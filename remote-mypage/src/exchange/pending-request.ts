import { localStore } from '@jangteo/storage';

/** An exchange that the member asked for. Its key names it to the server, which does it once however often it is sent. */
export interface PendingRequest {
  stars: number;
  requestKey: string;
  /** Epoch in ms. */
  askedAt: number;
}

/** A member who comes back later than this sees the balance and is asked again. */
const sentAgainForMs = 60 * 60_000;

/** The request whose reply has not come. It outlives reloads and is shared by all tabs. */
export function pendingRequest(): PendingRequest | undefined {
  const pending = localStore.getJson('pendingExchange', isPendingRequest);
  if (!pending || Date.now() - pending.askedAt < sentAgainForMs) return pending;
  forgetRequest();
  return undefined;
}

/** Stored before it is first sent. While one waits for its reply there is no other. */
export function makeRequest(stars: number): PendingRequest {
  const pending = pendingRequest();
  if (pending) return pending;
  const request = { stars, requestKey: newKey(), askedAt: Date.now() };
  localStore.setJson('pendingExchange', request);
  return request;
}

export const forgetRequest = (): void => localStore.remove('pendingExchange');

/** `randomUUID` exists in secure contexts only. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const isPendingRequest = (value: unknown): value is PendingRequest =>
  typeof value === 'object' &&
  value !== null &&
  'stars' in value &&
  typeof value.stars === 'number' &&
  'requestKey' in value &&
  typeof value.requestKey === 'string' &&
  'askedAt' in value &&
  typeof value.askedAt === 'number';
