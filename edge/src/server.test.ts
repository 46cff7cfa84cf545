import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Market, makeOpenMarket } from './testing/fixture-releases.ts';

let market: Market;
beforeAll(async () => {
  market = await makeOpenMarket();
});
afterAll(() => rm(market.folder, { recursive: true }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

test('the server starts with the settings of its environment; a signal ends it, with open requests completed and unused connections closed', async () => {
  const port = await freePort();
  const server = spawn(process.execPath, [path.join(__dirname, 'server.ts')], {
    env: {
      PORT: String(port),
      RELEASES_DIR: path.join(market.folder, 'releases'),
      CHANNELS_DIR: path.dirname(market.channelFolder),
      RELEASE_KEY_FILE: market.keyFile,
      KEPT_DIR: path.join(market.folder, 'kept'),
      LOG_LEVEL: 'silent',
    },
    stdio: 'inherit',
  });
  const base = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${base}/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isReady())) await sleep(50);

  // As a browser keeps one in reserve.
  const unused = connect(port, '127.0.0.1').resume();
  const isClosed = once(unused, 'close');
  const begun = fetch(`${base}/?delay=500`).then((answer) => answer.text());
  await sleep(150);
  server.kill('SIGTERM');
  const [code] = await once(server, 'exit');
  await isClosed;
  expect(await begun).toMatch(/remote-shop<\/main>[\s\S]*<\/html>$/);
  expect(code).toBe(0);
});

test('a port that another program has ends the start with a line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const server = spawn(process.execPath, [path.join(__dirname, 'server.ts')], {
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      RELEASES_DIR: path.join(market.folder, 'releases'),
      CHANNELS_DIR: path.dirname(market.channelFolder),
      RELEASE_KEY_FILE: market.keyFile,
      KEPT_DIR: path.join(market.folder, 'kept-again'),
      LOG_LEVEL: 'silent',
    },
  });
  const [printed, [status]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
  expect(printed).toBe(`HOST, PORT: listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`);
  expect(status).toBe(1);
  other.close();
});

test('in production the server does not start without its addresses, and names each of them', () => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(__dirname, 'server.ts')], {
    env: { NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  for (const name of ['PUBLIC_URL', 'SHOP_ORIGIN', 'RELEASE_PUBLIC_KEYS'])
    expect(stderr).toContain(`${name} is not set`);
});
