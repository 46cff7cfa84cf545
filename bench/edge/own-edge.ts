import { inData } from '../../scripts/bootstrap/project.mjs';
import { Child } from '../child.ts';
import type { Ports } from '../stack.ts';

/** Distance from the stack's ports, none of which this edge may use. */
const offset = 20;

/** One more edge in front of the stack's API and releases, with a cache of its own. */
export async function openOwnEdge(
  opened: AsyncDisposableStack,
  ports: Ports,
  { pageCacheMs, signal }: { pageCacheMs: number; signal: AbortSignal },
): Promise<{ address: string; process: Child }> {
  const port = ports.edge + offset;
  const address = `http://127.0.0.1:${port}`;
  const process = await Child.start({
    script: 'edge/src/server.ts',
    env: {
      PORT: String(port),
      API_URLS: `http://127.0.0.1:${ports.api}`,
      RELEASES_DIR: inData('releases'),
      CHANNELS_DIR: inData('channels'),
      RELEASE_KEY_FILE: inData('release-key'),
      PAGE_CACHE_MS: String(pageCacheMs),
      PAGES_PER_MINUTE: '9999999',
      LOG_LEVEL: 'warn',
    },
    readyUrl: `${address}/ready`,
    readyWithinMs: 30_000,
    signal,
  });
  return { address, process: opened.use(process) };
}
