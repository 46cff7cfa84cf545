import { isRecord } from '@jangteo/contract/is-record';
import { localStore } from '@jangteo/storage';

/** An exchange that the member asked for. Its key names it to the server, which does it once however often it is sent. */
export interface PendingRequest {
  stars: number;
  requestKey: string;
  /** Epoch in ms. */
  askedAt: number;
  /** The server's reply, until the member has seen the outcome. */
  reply?: { exchangeId: number; receivedAt: number };
}

/** A member who comes back later than this sees the balance and is asked again. */
const sentAgainForMs = 60 * 60_000;

/** Long enough for a slow reload. */
const shownAgainForMs = 60_000;

/** The request whose reply has not come, or whose outcome has not been seen. It outlives reloads and is shared by all tabs. */
export function pendingRequest(): PendingRequest | undefined {
  const pending = localStore.getJson('pendingExchange', isPendingRequest);
  if (!pending || Date.now() < endOf(pending)) return pending;
  forget();
  return undefined;
}

const endOf = ({ askedAt, reply }: PendingRequest): number =>
  reply ? reply.receivedAt + shownAgainForMs : askedAt + sentAgainForMs;

/** Stored before it is first sent. While one waits for its reply there is no other. */
export function makeRequest(stars: number): PendingRequest {
  const pending = pendingRequest();
  if (pending && !pending.reply) return pending;
  const request = { stars, requestKey: newKey(), askedAt: Date.now() };
  localStore.setJson('pendingExchange', request);
  return request;
}

/** Not after a logout, which has dropped the request: nothing of the member stays on the device. */
export function keepReply(request: PendingRequest, exchangeId: number): void {
  if (pendingRequest()?.requestKey !== request.requestKey) return;
  localStore.setJson('pendingExchange', { ...request, reply: { exchangeId, receivedAt: Date.now() } });
}

const forget = (): void => localStore.remove('pendingExchange');

/** Another exchange, which another tab may have asked for meanwhile, is kept. */
export function forgetRequest({ requestKey }: PendingRequest): void {
  if (pendingRequest()?.requestKey === requestKey) forget();
}

/** Others are kept, too. */
export function forgetOutcome(exchangeId: number): void {
  if (pendingRequest()?.reply?.exchangeId === exchangeId) forget();
}

/** `randomUUID` exists in secure contexts only. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const isPendingRequest = (value: unknown): value is PendingRequest =>
  isRecord(value) &&
  typeof value.stars === 'number' &&
  typeof value.requestKey === 'string' &&
  typeof value.askedAt === 'number' &&
  (!('reply' in value) || isReply(value.reply));

const isReply = (value: unknown): boolean =>
  isRecord(value) && typeof value.exchangeId === 'number' && typeof value.receivedAt === 'number';
