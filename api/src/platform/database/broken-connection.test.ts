import { createServer, type Server } from 'node:net';
import { type Database, isUnavailable, openDatabase } from './database.ts';

/** One message of PostgreSQL's protocol: a type byte, its length, its content. */
function message(letter: string, content: string | Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + Buffer.byteLength(content));
  return Buffer.concat([Buffer.from(letter), length, Buffer.from(content)]);
}

const welcome = message('R', Buffer.alloc(4));
const ready = message('Z', 'I');
const farewell = message('E', 'SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0');

let server: Server;
let database: Database;
beforeEach(async () => {
  // The connection is broken at the moment when it is handed over.
  server = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([welcome, ready, farewell])));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  database = openDatabase(`postgres://jangteo@127.0.0.1:${port}/jangteo`, () => undefined);
});
afterEach(async () => {
  await database.close();
  await new Promise((done) => server.close(done));
});

test.each([
  ['a query', () => database.query('SELECT 1')],
  ['a transaction', () => database.transaction((transaction) => transaction.query('SELECT 1'))],
])('a connection that breaks while %s receives it fails that request alone', async (_what, ask) => {
  for (let times = 0; times < 3; times += 1) {
    const failure = await ask().catch((error) => error);
    expect([failure, isUnavailable(failure)]).toEqual([expect.any(Error), true]);
  }
});
