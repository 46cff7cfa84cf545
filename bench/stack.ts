import { readSettings, type Settings } from '../scripts/stack/settings.ts';
import { Child } from './child.ts';

const defaultPort = 5800;

export type Ports = Settings['ports'];

/** The real stack, as `npm start` starts it, on ports of its own: BENCH_PORT and those above it. */
export async function openStack(opened: AsyncDisposableStack, signal: AbortSignal): Promise<Ports> {
  const { ports } = readSettings({ PORT: process.env.BENCH_PORT ?? String(defaultPort) });
  opened.use(
    await Child.start({
      script: 'scripts/start.ts',
      // A market that was filled by older sources may not fit the present ones.
      args: ['--reset'],
      env: { PORT: String(ports.edge) },
      readyUrl: `http://localhost:${ports.edge}/ready`,
      readyWithinMs: 300_000,
      isLoud: true,
      signal,
    }),
  );
  return ports;
}
