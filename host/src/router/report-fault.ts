import type { ReleaseFault, RemoteName } from '@jangteo/contract/release';
import { reportReleaseFailure } from '@jangteo/http/releases';

export interface Fault {
  release: string;
  routeId: string;
  fault: ReleaseFault;
  error?: unknown;
}

const longest = 200;

export function reportFault(app: RemoteName, { release, routeId, fault, error }: Fault): void {
  reportReleaseFailure({ app, release, routeId, fault, error: describe(error) });
}

/** Messages may quote what a member typed or owns: addresses, numbers and quotations are left out. */
function describe(error: unknown): string {
  const { cause } = error instanceof Error ? error : {};
  const text = cause === undefined ? String(error ?? '') : `${error}: ${cause}`;
  return text
    .replace(/\S+@\S+/g, '…')
    .replace(/(["'“‘]).*?["'”’]/g, '$1…$1')
    .replace(/\d{3,}/g, '#')
    .slice(0, longest);
}
