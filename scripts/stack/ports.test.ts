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

test.each([
  ['4190', 4190],
  ['4189', 4190],
  ['4180', 4190],
  ['5999', 6000],
  ['6656', 6665],
])('PORT=%s is refused, because a browser cannot open port %d', async (value, blocked) => {
  expect(() => readSettings({ PORT: value })).toThrow(
    new RegExp(`Browsers block port ${blocked}[^]*PORT=${Number(value) + 100} npm start`),
  );
  await expect(fetch(`http://127.0.0.1:${blocked}`)).rejects.toMatchObject({ cause: { message: 'bad port' } });
});

test.each(['4187', '4178', '4191', '6001'])(
  'PORT=%s is allowed: a browser opens none of the blocked ports',
  (value) => {
    expect(readSettings({ PORT: value }).ports.edge).toBe(Number(value));
  },
);

test.each(['abc', '0', '65530', '12.5'])('PORT=%s is refused', (value) => {
  expect(() => readSettings({ PORT: value })).toThrow('is not a port number');
});
