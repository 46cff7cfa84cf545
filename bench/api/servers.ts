import { Child } from '../child.ts';
import type { Ports } from '../stack.ts';

const firstOffset = 40;
const noLimit = '999999999';

export interface Server {
  address: string;
  process: Child;
}

interface ServerOptions {
  script: string;
  env: Record<string, string>;
  /** The number of the server; each has its own port. */
  place: number;
  args?: string[];
  signal: AbortSignal;
}

async function openServer(
  opened: AsyncDisposableStack,
  ports: Ports,
  { script, env, place, args = [], signal }: ServerOptions,
): Promise<Server> {
  const port = String(ports.edge + firstOffset + place);
  const address = `http://127.0.0.1:${port}`;
  const process = await Child.start({
    script,
    args: [...args, port],
    env: { ...env, PORT: port, OUTSIDE_URL: `http://127.0.0.1:${ports.outside}` },
    readyUrl: `${address}/ready`,
    readyWithinMs: 30_000,
    signal,
  });
  return { address, process: opened.use(process) };
}

interface ServersOptions {
  databaseUrl: string;
  jwtSecret: string;
  /** The file with what each call asks of the database. */
  recordings: string;
  signal: AbortSignal;
}

/** The API, and the bare route beside it, without limits. */
export async function openServers(
  opened: AsyncDisposableStack,
  ports: Ports,
  { databaseUrl, jwtSecret, recordings, signal }: ServersOptions,
): Promise<{ api: Server; bare: Server }> {
  const env = {
    DATABASE_URL: databaseUrl,
    JWT_SECRET: jwtSecret,
    ADDRESS_PER_MINUTE: noLimit,
    DEVICE_PER_MINUTE: noLimit,
    MEMBER_PER_MINUTE: noLimit,
  };
  const api = await openServer(opened, ports, { script: 'api/src/server.ts', env, place: 0, signal });
  const bare = await openServer(opened, ports, {
    script: 'bench/api/bare-server.ts',
    env,
    place: 1,
    args: [recordings],
    signal,
  });
  return { api, bare };
}
