import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { requireReachable } from './reachable.ts';

test('a reachable database is accepted, an unreachable one is named without its password', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `postgres://jangteo:secret@127.0.0.1:${port}/jangteo`;
  await expect(requireReachable(url)).resolves.toBeUndefined();
  server.close();
  await once(server, 'close');
  await expect(requireReachable(url)).rejects.toThrow(new RegExp(`^(?!.*secret)[^]*127\\.0\\.0\\.1:${port}`));
});
