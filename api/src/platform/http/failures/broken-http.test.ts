import { connect } from 'node:net';
import { codes } from '@jangteo/contract/codes';
import { openTestApp, type TestApp } from '../../../../test/app.ts';

let market: TestApp;
let port: number;
beforeAll(async () => {
  market = await openTestApp('migrated');
  await market.app.listen({ port: 0, host: '127.0.0.1' });
  port = (market.app.server.address() as { port: number }).port;
});
afterAll(() => market.close());

const send = (text: string): Promise<string> =>
  new Promise((done, fail) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => done(answer));
    socket.on('error', fail);
  });

test.each([
  ['no HTTP', 'HELLO\r\n\r\n', 400, codes.notMatched],
  ['headers without end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431, codes.outOfRange],
])('%s gets a catalogued response on a connection that then closes', async (_what, text, status, code) => {
  const [head = '', body = ''] = (await send(text)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body)).toMatchObject({ code, message: expect.stringMatching(/[가-힣]/) });
});

test.each([
  ['a broken body', 'content-type: application/json\r\ncontent-length: 5', '{"a":', 400],
  ['a body of an unknown type', 'content-type: a/b\r\ncontent-length: 5', 'hello', 400],
  ['a body that is too large', 'content-type: application/json\r\ncontent-length: 300000', 'a'.repeat(300_000), 413],
])('after %s the connection stays open', async (_what, headers, body, status) => {
  const next = 'GET /api/v1/nowhere HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n';
  const answers = await send(
    `PUT /api/v2/display/product/view/count HTTP/1.1\r\nhost: a\r\n${headers}\r\n\r\n${body}${next}`,
  );
  expect([...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => Number(code))).toEqual([status, 404]);
});
