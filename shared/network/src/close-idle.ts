import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const sweepMs = 50;
/** Its client may be about to send the first request. */
const silentMs = 1_000;

/**
 * To be called before the server listens. The returned function is for a server that closes: from then on it ends the
 * connections without a request, also those whose last request is answered later. Node takes one on which no request ever
 * came for a busy one, and browsers keep such connections in reserve.
 */
export function closerOfIdle(server: Server): () => void {
  const unused = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    unused.set(socket, performance.now());
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));

  function sweep(): void {
    server.closeIdleConnections();
    const latest = performance.now() - silentMs;
    for (const [socket, since] of unused) if (since < latest) socket.destroy();
  }

  return () => {
    if (!server.listening) return;
    const sweeping = setInterval(sweep, sweepMs);
    server.once('close', () => clearInterval(sweeping));
  };
}
