import { codes } from '@jangteo/contract/codes';

/**
 * - `network`: no response came; `timeout`: none within the deadline; `aborted`: the caller aborted the call
 * - `refused`: the server refused the request (`code` says why)
 * - `server`: the server failed, or the response was not the API's
 */
export type CallErrorKind = 'network' | 'timeout' | 'aborted' | 'server' | 'refused';

interface CallErrorDetails {
  kind: CallErrorKind;
  /** A Korean text for the user. */
  message?: string;
  code?: number;
  status?: number;
  requestId?: string | undefined;
  cause?: unknown;
}

const messages: Record<CallErrorKind, string> = {
  network: '네트워크에 연결하지 못했어요. 연결 상태를 확인한 뒤 다시 시도해 주세요.',
  timeout: '응답이 늦어지고 있어요. 잠시 후 다시 시도해 주세요.',
  aborted: '요청이 취소됐어요.',
  server: '문제가 생겨 요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
  refused: '요청을 처리할 수 없어요.',
};

/** The only error that a call throws. */
export class CallError extends Error {
  override name = 'CallError';
  readonly kind: CallErrorKind;
  /** From the response body; `codes.unexpected` where there was none. */
  readonly code: number;
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  readonly requestId: string | undefined;
  /** Whether the call has been retried already: further retries would add to the load of a failing server. */
  isRetried = false;

  constructor({ kind, message, code, status, requestId, cause }: CallErrorDetails) {
    super(message || messages[kind], { cause });
    this.kind = kind;
    this.code = code ?? codes.unexpected;
    this.status = status ?? 0;
    this.requestId = requestId;
  }
}

/** The server does not have what the call names. */
export const isMissing = (error: unknown): boolean => error instanceof CallError && error.code === codes.noData;

/** A Korean text for the user; of an error that is not a call's, whose message is for developers, `otherwise`. */
export const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof CallError ? error.message : otherwise;
