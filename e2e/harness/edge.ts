import path from 'node:path';
import { Program } from '../../scripts/stack/program.ts';
import {
  apiAddress,
  channelsDirectory,
  dataDirectory,
  longRenderMs,
  releaseKeyFile,
  releasesDirectory,
  shopAddress,
} from '../places.ts';
import { freePort } from './free-port.ts';

interface EdgeOptions {
  /** The edge's name, which is also the name of its log. */
  name: string;
  apiUrl?: string;
  releasesDir?: string;
  channelsDir?: string;
  pageCacheMs?: number;
  repliesKeptMs?: number;
  /** How long the server may render before the browser does; very long by default. */
  renderDeadlineMs?: number;
  port?: number;
  /** Further settings, as in `edge/src/config.ts`. */
  env?: Record<string, string>;
  /** `live`: do not wait until it can render. */
  readyAt?: 'ready' | 'live';
}

export interface Edge extends AsyncDisposable {
  address: string;
}

/** Another edge beside that of the stack, which a test may break, switch or starve without disturbing others. */
export async function openEdge(options: EdgeOptions): Promise<Edge> {
  const { name, apiUrl = apiAddress, releasesDir = releasesDirectory, channelsDir = channelsDirectory } = options;
  const port = options.port ?? (await freePort());
  const address = `http://localhost:${port}`;
  const program = new Program({
    name: `edge-${name}`,
    logFile: path.join(dataDirectory, 'logs', `edge-${name}.log`),
    script: 'edge/src/server.ts',
    env: {
      PORT: String(port),
      API_URLS: apiUrl,
      SHOP_ORIGIN: shopAddress,
      RELEASES_DIR: releasesDir,
      CHANNELS_DIR: channelsDir,
      RELEASE_KEY_FILE: releaseKeyFile,
      KEPT_DIR: path.join(dataDirectory, 'kept', String(port)),
      PAGE_CACHE_MS: String(options.pageCacheMs ?? 0),
      REPLIES_KEPT_MS: String(options.repliesKeptMs ?? 0),
      RENDER_DEADLINE_MS: String(options.renderDeadlineMs ?? longRenderMs),
      ...options.env,
    },
    readyUrl: `http://127.0.0.1:${port}/${options.readyAt ?? 'ready'}`,
    report: console.error,
  });
  await program.ready();
  return { address, [Symbol.asyncDispose]: () => program[Symbol.asyncDispose]() };
}
