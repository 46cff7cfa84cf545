import { shopAddress } from '../places.ts';

/** Places and modes are those of `outside/src/control/faults.ts`. */
type FaultMode = 'error' | 'busy' | 'refuse' | 'hang' | 'late';

/** An outside system fails in this way until it is mended. The stack has one for all tests: those that meet run in turn. */
export async function breakOutside(point: string, mode: FaultMode): Promise<void> {
  await fetch(`${shopAddress}/control/faults/${point}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  });
}

/** Leaves the faults of other tests as they are. */
export async function mendOutside(point: string): Promise<void> {
  await fetch(`${shopAddress}/control/faults/${point}`, { method: 'DELETE' });
}
