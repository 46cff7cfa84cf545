import type { Reply } from '@jangteo/http';
import { serverNow } from '@jangteo/query';
import { sessionStore } from '@jangteo/storage';

/** The number that a code was sent to, and until when it can be entered. */
export interface SentCode extends Reply<'POST /api/v1/user/phone/code'> {
  cellphone: string;
}

/** The code that can still be entered. It outlives a reload of the page: the message may be read in another app. */
export function keptCode(): SentCode | undefined {
  const sent = sessionStore.getJson('phoneCode', isSentCode);
  return sent && Date.parse(sent.expireDt) > serverNow() ? sent : undefined;
}

export const keepCode = (sent: SentCode): unknown => sessionStore.setJson('phoneCode', sent);

export const forgetCode = (): void => sessionStore.remove('phoneCode');

const isSentCode = (value: unknown): value is SentCode =>
  typeof value === 'object' &&
  value !== null &&
  ['cellphone', 'expireDt', 'resendDt'].every((name) => typeof Reflect.get(value, name) === 'string');
