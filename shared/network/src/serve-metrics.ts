import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Registry {
  metrics(): Promise<string>;
  contentType: string;
}

export interface MetricsServer {
  port: number;
  close(): void;
}

/** Serves metrics for Prometheus at a port of its own, which is not public. */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server = createServer(async ({ url }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end();
    try {
      const text = await registry.metrics();
      return response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch {
      return response.writeHead(500).end();
    }
  });
  await once(server.listen(port, host), 'listening');
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
