import type { FastifyInstance } from 'fastify';
import type { StandIn } from '../config.ts';
import { requireKey } from '../control/api-key.ts';
import type { Message } from './message.ts';
import { messagesCss, messagesPage } from './messages-page.ts';

/** The number of messages that are kept. */
const kept = 200;

/** A stand-in of the SMS gateway: messages are not sent, but can be read at `/sms`. */
export function smsGateway(app: FastifyInstance, { now }: StandIn): void {
  const messages = new Map<string, Message>();

  app.post<{ Body: Omit<Message, 'at'> }>(
    '/sms/messages',
    { config: { faultPoint: 'sms' }, preHandler: requireKey('sms-stand-in'), schema: { body: messageSchema } },
    ({ body: { messageId, from, to, text } }) => {
      if (!messages.has(messageId)) messages.set(messageId, { messageId, from, to, text, at: now().toISOString() });
      const [oldest] = messages.keys();
      if (messages.size > kept && oldest) messages.delete(oldest);
      return { messageId };
    },
  );

  app.get('/sms/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(messagesCss));
  app.get('/sms', (_request, reply) => messagesPage(reply, [...messages.values()].reverse()));

  app.get('/control/sms/messages', () => ({ list: [...messages.values()] }));
}

const messageSchema = {
  type: 'object',
  required: ['messageId', 'from', 'to', 'text'],
  properties: {
    messageId: { type: 'string', minLength: 1 },
    from: { type: 'string', pattern: '^\\d{8,11}$' },
    to: { type: 'string', pattern: '^01\\d{8,9}$' },
    text: { type: 'string', minLength: 1, maxLength: 90 },
  },
};
