import type { FastifyInstance } from 'fastify';
import { requireKey } from '../control/api-key.ts';

interface PushMessage {
  messageId: string;
  deviceUuid: string;
  title: string;
  body: string;
  path: string;
}

/** A stand-in of the native app's push service: the phone at `/app` shows the messages of its own device. */
export function pushService(app: FastifyInstance): void {
  const messages = new Map<string, PushMessage>();

  app.post<{ Body: { messages: PushMessage[] } }>(
    '/push/messages',
    { config: { faultPoint: 'push' }, preHandler: requireKey('push-stand-in'), schema: { body: messagesSchema } },
    ({ body }) => {
      for (const message of body.messages)
        if (!messages.has(message.messageId)) messages.set(message.messageId, message);
      return { accepted: body.messages.length };
    },
  );

  app.get<{ Params: { deviceUuid: string } }>('/push/devices/:deviceUuid', ({ params: { deviceUuid } }) => ({
    list: [...messages.values()].filter((message) => message.deviceUuid === deviceUuid),
  }));
}

const text = (maxLength: number, minLength = 1) => ({ type: 'string', minLength, maxLength });

const messagesSchema = {
  type: 'object',
  required: ['messages'],
  properties: {
    messages: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['messageId', 'deviceUuid', 'title', 'body', 'path'],
        properties: {
          messageId: text(200),
          deviceUuid: text(100),
          title: text(110),
          body: text(500, 0),
          path: { type: 'string', pattern: '^/([^/]|$)' },
        },
      },
    },
  },
};
