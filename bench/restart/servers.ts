import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type ServerProcess, startServerProcess } from '../../api/test/server-process.ts';
import { freePort } from '../../e2e/harness/free-port.ts';
import type { Market } from '../../edge/src/testing/fixture-releases.ts';
import { Child } from '../child.ts';

/** Longer than an edge or a balancer needs to notice that a server is about to leave, also on busy cores. */
const leaveMs = '2500';
const unlimited = '9999999';

/** A program that is ended as a platform ends it, and started again at the same address. */
export interface Server {
  address: string;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface Secrets {
  JWT_SECRET: string;
  EDGE_API_KEYS: string;
}

/** The API, which trusts no address. */
export async function startApi(databaseUrl: string, secrets: Secrets): Promise<Server> {
  const port = String(await freePort());
  const limits = ['ADDRESS_PER_MINUTE', 'DEVICE_PER_MINUTE', 'MEMBER_PER_MINUTE'];
  const env = {
    ...secrets,
    ...Object.fromEntries(limits.map((name) => [name, unlimited])),
    PORT: port,
    LEAVE_MS: leaveMs,
    TRUSTED_PROXIES: '',
    MAX_WAIT_MS: '10000',
  };
  const start = async (): Promise<ServerProcess> => startServerProcess(databaseUrl, env);
  let running = await start();
  const stop = async () => {
    const { child } = running;
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = await ended;
    if (code !== 0) throw new Error(`The API ended with code ${code}`);
  };
  return {
    address: `http://127.0.0.1:${port}`,
    stop,
    async restart() {
      await stop();
      running = await start();
    },
  };
}

export async function startEdge(market: Market, apis: readonly Server[], secrets: Secrets): Promise<Server> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const start = () =>
    Child.start({
      script: 'edge/src/server.ts',
      env: {
        HOST: '127.0.0.1',
        PORT: String(port),
        API_URLS: apis.map((api) => api.address).join(','),
        EDGE_API_KEYS: secrets.EDGE_API_KEYS,
        LEAVE_MS: leaveMs,
        RELEASES_DIR: `${market.folder}/releases`,
        CHANNELS_DIR: `${market.folder}/channels`,
        KEPT_DIR: `${market.folder}/kept-${port}`,
        RELEASE_KEY_FILE: market.keyFile,
        PICTURES_CACHE_DIR: market.folder,
        PAGE_CACHE_MS: '0',
        RENDER_DEADLINE_MS: '10000',
        PAGES_PER_MINUTE: unlimited,
        LOG_LEVEL: 'silent',
      },
      readyUrl: `${address}/ready`,
      readyWithinMs: 60_000,
      signal: new AbortController().signal,
    });
  let running = await start();
  const stop = () => running[Symbol.asyncDispose]();
  return {
    address,
    stop,
    async restart() {
      await stop();
      running = await start();
    },
  };
}

const checkedEveryMs = 100;
const inServiceWithinMs = 30_000;

/** Sends requests to the servers whose health check passes, as a load balancer does; it repeats none. */
export class Balancer {
  readonly #inService = new Set<string>();
  readonly #end = new AbortController();
  #turn = 0;

  readonly #servers: readonly Server[];

  constructor(servers: readonly Server[]) {
    this.#servers = servers;
    for (const { address } of servers) {
      this.#inService.add(address);
      void this.#watch(address);
    }
  }

  next(): string {
    const addresses = [...this.#inService];
    this.#turn += 1;
    const address = addresses[this.#turn % addresses.length];
    if (!address) throw new Error('No edge is in service');
    return address;
  }

  /** Waits until every server is in service: only then does a platform end the next one. */
  async allInService(): Promise<void> {
    for (let waitedMs = 0; this.#inService.size < this.#servers.length; waitedMs += checkedEveryMs) {
      if (waitedMs > inServiceWithinMs) throw new Error('An edge does not return to service');
      await pause(checkedEveryMs);
    }
  }

  [Symbol.dispose](): void {
    this.#end.abort();
  }

  async #watch(address: string): Promise<void> {
    while (!this.#end.signal.aborted) {
      const isReady = await fetch(`${address}/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) this.#inService.add(address);
      else this.#inService.delete(address);
      await pause(checkedEveryMs);
    }
  }
}
