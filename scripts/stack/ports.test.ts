import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { requireFreePorts } from './ports.ts';
import { readSettings } from './settings.ts';

let taken: Server;
let port: number;

beforeEach(async () => {
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  port = (taken.address() as AddressInfo).port;
});
afterEach(() => taken.close());

test('says which port is taken and which command works', async () => {
  const settings = readSettings({ PORT: String(port - 1) });
  await expect(requireFreePorts(settings, false)).rejects.toThrow(
    new RegExp(`Port ${port} is taken[^]*PORT=\\d+ npm start`),
  );
});

test('after a crash, waits for programs that are about to end', async () => {
  setTimeout(() => taken.close(), 300);
  await expect(requireFreePorts(readSettings({ PORT: String(port) }), true)).resolves.toBeUndefined();
});

test.each(['abc', '0', '65530', '12.5'])('PORT=%s is refused', (value) => {
  expect(() => readSettings({ PORT: value })).toThrow('is not a port number');
});
