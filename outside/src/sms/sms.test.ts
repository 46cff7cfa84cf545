import type { FastifyInstance } from 'fastify';
import { buildOutside } from '../app.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = await buildOutside({ marketUrl: 'http://market.test', logger: false });
});
afterEach(() => app.close());

const message = { messageId: 'm-1', from: '15880000', to: '01012345678', text: '인증번호 <123456>' };
const send = (body: Record<string, string>, key = 'sms-stand-in') =>
  app.inject({
    method: 'POST',
    url: '/sms/messages',
    headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Bearer ${key}` },
    payload: new URLSearchParams(body).toString(),
  });

test('messages can be read by people and by tests', async () => {
  expect((await app.inject('/sms')).body).toContain('아직 받은 문자가 없습니다.');
  expect((await send(message)).statusCode).toBe(200);
  expect((await app.inject('/sms')).body).toContain('인증번호 &lt;123456&gt;');
  expect((await app.inject('/control/sms/messages')).json()).toMatchObject({ list: [message] });
});

test('a repeated message is stored once', async () => {
  await send(message);
  await send({ ...message, text: '다시' });
  expect((await app.inject('/control/sms/messages')).json().list).toEqual([expect.objectContaining(message)]);
});

test.each([
  ['without the key', 401, message, 'wrong'],
  ['to no mobile phone', 400, { ...message, to: '0212345678' }, undefined],
  ['without a text', 400, { ...message, text: '' }, undefined],
  ['longer than a message is', 400, { ...message, text: '가'.repeat(91) }, undefined],
])('a message %s is refused', async (_, status, body, key) => {
  expect((await send(body, key)).statusCode).toBe(status);
});
