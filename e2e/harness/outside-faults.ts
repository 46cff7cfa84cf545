import pg from 'pg';
import { databaseUrl, shopAddress } from '../places.ts';

/** Places and modes are those of `outside/src/control/faults.ts`. */
type FaultMode = 'error' | 'busy' | 'refuse' | 'hang' | 'late';

/** An outside system fails in this way until it is mended. */
export async function breakOutside(point: string, mode: FaultMode): Promise<void> {
  await fetch(`${shopAddress}/control/faults/${point}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  });
}

const shopPlatformLock = 4_702;

/** The stack's one shop platform for this test alone: those that break it, and those that need it whole, take turns. */
export async function takeShopPlatform(): Promise<AsyncDisposable> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('SELECT pg_advisory_lock($1)', [shopPlatformLock]);
  return { [Symbol.asyncDispose]: () => client.end() };
}

/** Leaves the faults of other tests as they are. */
export async function mendOutside(point: string): Promise<void> {
  await fetch(`${shopAddress}/control/faults/${point}`, { method: 'DELETE' });
}
