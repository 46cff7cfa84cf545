import type { FastifyInstance } from 'fastify';
import { buildOutside } from '../app.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = await buildOutside({ marketUrl: 'http://market.test', logger: false });
});
afterEach(() => app.close());

const message = { messageId: '1:phone', deviceUuid: 'phone', title: '새 댓글', body: '맛있어요', path: '/alarm' };
const send = (messages: object[], key = 'push-stand-in') =>
  app.inject({
    method: 'POST',
    url: '/push/messages',
    headers: { authorization: `Bearer ${key}` },
    payload: { messages },
  });
const shownOn = async (device: string) => (await app.inject(`/push/devices/${device}`)).json().list;

test('a device gets its own messages, each once', async () => {
  const other = { ...message, messageId: '1:tablet', deviceUuid: 'tablet' };
  expect((await send([message, other])).json()).toEqual({ accepted: 2 });
  await send([{ ...message, title: '다시' }]);
  expect(await shownOn('phone')).toEqual([message]);
  expect(await shownOn('tablet')).toEqual([other]);
});

test.each([
  ['without the key', 401, message, 'wrong'],
  ['without a title', 400, { ...message, title: '' }, undefined],
  ['that opens another site', 400, { ...message, path: '//evil.example' }, undefined],
])('a message %s is refused', async (_, status, sent, key) => {
  expect((await send([sent], key)).statusCode).toBe(status);
  expect(await shownOn('phone')).toEqual([]);
});
