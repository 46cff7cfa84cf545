import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * Stands in for a load balancer: passes connections on to these ports of this machine in turns, and leaves out a port at
 * which nobody listens.
 */
export async function balance(port: number, targets: readonly number[]): Promise<AsyncDisposable> {
  let turn = 0;
  const sockets = new Set<Socket>();
  const pass = (client: Socket, attempts: number): void => {
    const target = targets[turn % targets.length] ?? 0;
    turn += 1;
    const server = connect(target, '127.0.0.1').setNoDelay();
    sockets.add(server);
    server.once('close', () => sockets.delete(server));
    server.once('connect', () => {
      client.pipe(server).pipe(client);
      client.once('close', () => server.destroy());
      server.once('close', () => client.destroy());
    });
    server.on('error', () => {
      if (server.connecting && attempts > 1) pass(client, attempts - 1);
      else client.destroy();
    });
  };
  const listener = createServer({ noDelay: true }, (client) => {
    sockets.add(client);
    client.once('close', () => sockets.delete(client)).on('error', () => undefined);
    pass(client, targets.length);
  });
  await once(listener.listen(port), 'listening');
  return {
    async [Symbol.asyncDispose]() {
      listener.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
