import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

interface RawResponse {
  status: number;
  headers: string;
  body: string;
}

export interface RawConnection {
  socket: Socket;
  /** Resolves with the received text once this many final responses have begun, or the connection has ended. */
  answers(count: number): Promise<RawResponse[]>;
  ended: Promise<unknown>;
}

/** A client that sends exactly these bytes. `localAddress` makes it another client: all of 127/8 is this machine. */
export async function openRaw(app: FastifyInstance, bytes: string, localAddress?: string): Promise<RawConnection> {
  if (!app.server.listening) await app.listen({ port: 0, host: '0.0.0.0' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', ...(localAddress && { localAddress }) });
  socket.on('error', () => undefined);
  const ended = new Promise((resolve) => socket.once('close', resolve));
  await Promise.race([once(socket, 'connect'), ended]);
  let received = '';
  socket.setEncoding('utf8').on('data', (text) => {
    received += text;
  });
  socket.write(bytes);
  return {
    socket,
    ended,
    async answers(count) {
      while (answersIn(received).length < count && !socket.destroyed) {
        await Promise.race([once(socket, 'data').catch(() => undefined), ended]);
      }
      return answersIn(received);
    },
  };
}

/** Without interim (1xx) responses. */
const answersIn = (received: string): RawResponse[] =>
  received
    .split(/(?=HTTP\/1\.1 \d{3})/)
    .map((answer) => /^HTTP\/1\.1 (\d{3})[^\r]*\r\n([\s\S]*?)\r\n\r\n([\s\S]*)$/.exec(answer) ?? [])
    .filter(([whole, status = '']) => whole && !status.startsWith('1'))
    .map(([, status, headers = '', body = '']) => ({ status: Number(status), headers: headers.toLowerCase(), body }));
