import type { FastifyBaseLogger } from 'fastify';
import type { Keys } from '../../platform/keys.ts';
import { callOutside, OutsideFailure } from '../../platform/outbound.ts';
import type { OutsideSettings } from '../../platform/outside-settings.ts';

export interface Sms {
  /** The gateway sends one message for each key, however often it is called. */
  messageId: string;
  to: string;
  text: string;
  /** A code that arrives later is useless. */
  until: string;
}

/** Number and code are stored in the database encrypted only. */
export const sealSms = (keys: Keys, sms: Sms): string => keys.seal(JSON.stringify(sms)).toString('base64');

export async function sendSms(
  { sms: gateway }: OutsideSettings,
  keys: Keys,
  { sealedSms, now, log }: { sealedSms: string; now: Date; log: FastifyBaseLogger },
): Promise<void> {
  const opened = keys.unseal(Buffer.from(sealedSms, 'base64'));
  if (!opened) return;
  const { messageId, to, text, until }: Sms = JSON.parse(opened);
  if (Date.parse(until) <= now.getTime()) {
    log.warn({ messageId }, 'a text message expired before it was sent');
    return;
  }
  const { status } = await callOutside(gateway.messagesUrl, {
    method: 'POST',
    headers: { authorization: `Bearer ${gateway.apiKey}` },
    form: { messageId, from: gateway.sender, to, text },
  });
  if (status < 200 || status > 299) throw new OutsideFailure(`the gateway did not take the message: ${status}`);
}
