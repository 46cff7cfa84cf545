import { openEdge } from '../testing/open-edge.ts';
import { openRaw } from '../testing/raw-connection.ts';

test('a request with two Host headers is refused', async () => {
  const edge = await openEdge();
  const statusOf = async (head: string) => {
    const client = await openRaw(edge.app, `GET /robots.txt HTTP/1.1\r\n${head}\r\n`);
    const [answer] = await client.answers(1);
    client.socket.destroy();
    return answer?.status;
  };
  expect(await statusOf('host: a\r\n')).toBe(200);
  expect(await statusOf('host: a\r\nHost: b\r\n')).toBe(400);
  await edge.close();
});
