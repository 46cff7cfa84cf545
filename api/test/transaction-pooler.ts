import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TransactionPooler {
  /** The same database, through the pooler. */
  url: string;
  /** How many transactions began on another connection than the client's one before. */
  switches: number;
  close(): void;
}

/** What a pooler passes on or keeps itself; it refuses all others, as PgBouncer does. */
const knownParameters = ['user', 'database', 'client_encoding', 'application_name'];
const protocolVersion = 196_608;

/** A message: its type and everything, its length included. */
interface Message {
  type: string;
  bytes: Buffer;
}

/**
 * A pooler in transaction mode: a client has a connection to the server from the beginning of a transaction to its end,
 * and another one for its next transaction. Whatever needs the state of a session fails here.
 */
export async function startPooler(databaseUrl: string, connections = 3): Promise<TransactionPooler> {
  const target = new URL(databaseUrl);
  const free: Socket[] = [];
  const waiting: ((server: Socket) => void)[] = [];
  const sockets = new Set<Socket>();
  let isClosed = false;

  const give = (server: Socket) => {
    const next = waiting.shift();
    if (next) next(server);
    else free.push(server);
  };
  const take = async (): Promise<Socket> => {
    const server = free.shift();
    if (server) return server;
    const { promise, resolve } = Promise.withResolvers<Socket>();
    waiting.push(resolve);
    return promise;
  };
  const open = async (): Promise<void> => {
    const server = connect(Number(target.port), target.hostname).setNoDelay();
    sockets.add(server);
    server.on('error', () => undefined);
    const { promise: ready, resolve } = Promise.withResolvers<void>();
    const stop = onMessages(server, ({ type }) => type === 'Z' && resolve());
    server.write(startupOf({ user: target.username, database: target.pathname.slice(1) }));
    await ready;
    stop();
    give(server);
  };

  const pooler: TransactionPooler = {
    url: '',
    switches: 0,
    close() {
      isClosed = true;
      listener.close();
      for (const socket of sockets) socket.destroy();
    },
  };

  const serve = async (client: Socket) => {
    sockets.add(client.setNoDelay());
    client.on('error', () => undefined);
    let server: Socket | undefined;
    let last: Socket | undefined;
    let stopListening = (): void => undefined;
    let work = Promise.resolve();
    const forward = async ({ bytes, type }: Message) => {
      if (type === 'X') return;
      if (!server) {
        const taken = await take();
        if (last && taken !== last) pooler.switches += 1;
        server = taken;
        last = taken;
        stopListening = onMessages(taken, (reply) => {
          client.write(reply.bytes);
          if (reply.type !== 'Z' || reply.bytes.toString('latin1', 5, 6) !== 'I') return;
          stopListening();
          server = undefined;
          give(taken);
        });
      }
      server.write(bytes);
    };
    client.on('close', () => {
      if (!server) return;
      // In the middle of a transaction: the connection cannot be given to anybody.
      stopListening();
      server.destroy();
      if (!isClosed) void open();
    });
    const unknown = await startupProblem(client);
    if (unknown !== undefined) return void client.end(refusal(`unsupported startup parameter: ${unknown}`));
    onMessages(client, (message) => {
      work = work.then(() => forward(message));
    });
    client.write(welcome);
  };

  const listener = createServer((client) => void serve(client));
  await once(listener.listen(0, '127.0.0.1'), 'listening');
  for (let count = 0; count < connections; count += 1) await open();
  target.hostname = '127.0.0.1';
  target.port = String((listener.address() as AddressInfo).port);
  target.searchParams.set('pooler', 'transaction');
  pooler.url = target.href;
  return pooler;
}

/** Calls back for each whole message. Returns the function that ends it. */
function onMessages(socket: Socket, callback: (message: Message) => void): () => void {
  let rest = Buffer.alloc(0);
  const read = (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = 1 + rest.readInt32BE(1);
      const bytes = rest.subarray(0, end);
      rest = rest.subarray(end);
      callback({ type: bytes.toString('latin1', 0, 1), bytes });
    }
  };
  socket.on('data', read);
  return () => socket.off('data', read);
}

/** Reads a client's first message; the first parameter in it that no pooler knows. */
async function startupProblem(client: Socket): Promise<string | undefined> {
  const [first] = (await once(client, 'data')) as [Buffer];
  const words = first.toString('utf8', 8).split('\0');
  return words.find((name, place) => place % 2 === 0 && name !== '' && !knownParameters.includes(name));
}

function startupOf(parameters: Record<string, string>): Buffer {
  const text = `${Object.entries(parameters)
    .map(([name, value]) => `${name}\0${value}\0`)
    .join('')}\0`;
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + Buffer.byteLength(text), 0);
  head.writeInt32BE(protocolVersion, 4);
  return Buffer.concat([head, Buffer.from(text)]);
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 'latin1');
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}

/** Authenticated, the key of a session, and ready. */
const welcome = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('K', Buffer.alloc(8)),
  message('Z', Buffer.from('I')),
]);

const refusal = (text: string): Buffer => message('E', Buffer.from(`SFATAL\0C08P01\0M${text}\0\0`));
