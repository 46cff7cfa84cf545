import type { FastifyInstance } from 'fastify';
import { buildOutside } from '../app.ts';

let app: FastifyInstance;

beforeEach(async () => {
  app = await buildOutside({
    marketUrl: 'http://market.test',
    logger: false,
    now: () => new Date('2026-11-20T03:00:00Z'),
  });
});
afterEach(() => app.close());

const tell = (collector: string, body: unknown) =>
  app.inject({
    method: 'POST',
    url: `/collectors/${collector}`,
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
const arrived = async () => (await app.inject('/collectors.json')).json().list;

const view = { account: '11', name: 'pageView', given: { tag: '홈<b>' }, page: 'http://market.test/deal/3?a=1' };

test.each(['chat-pixel', 'tag-manager', 'retargeting', 'portal-log'])(
  '%s has a script that any page may load',
  async (name) => {
    const { statusCode, headers } = await app.inject(`/collectors/${name}.js`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['access-control-allow-origin']).toBe('*');
  },
);

test('reported events are kept, the newest first, and can be viewed', async () => {
  expect((await app.inject('/collectors')).body).toContain('아직 보내온 기록이 없습니다');
  expect((await tell('portal-log', { ...view, given: {} })).statusCode).toBe(204);
  expect((await tell('chat-pixel', view)).statusCode).toBe(204);
  expect(await arrived()).toEqual([
    { at: '2026-11-20T03:00:00.000Z', collector: 'chat-pixel', ...view },
    { at: '2026-11-20T03:00:00.000Z', collector: 'portal-log', ...view, given: {} },
  ]);
  const { body } = await app.inject('/collectors');
  expect(body).toContain('채팅앱 픽셀');
  expect(body).toContain('tag = 홈&lt;b&gt;');
  expect(body).toContain('/deal/3?a=1');
});

test.each(['', '{', '[]', '{"account":1,"name":"a","given":{},"page":""}'])('%j is refused', async (body) => {
  expect((await tell('chat-pixel', body)).statusCode).toBe(400);
  expect(await arrived()).toEqual([]);
});

test('there are no other collectors', async () => {
  expect((await tell('elsewhere', view)).statusCode).toBe(400);
});
