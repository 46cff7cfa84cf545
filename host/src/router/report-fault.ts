import type { ReleaseFault, RemoteName } from '@jangteo/contract/release';
import { reportReleaseFailure } from '@jangteo/http/releases';
import { impersonal } from '../reports/impersonal.ts';

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

function describe(error: unknown): string {
  const { cause } = error instanceof Error ? error : {};
  const text = cause === undefined ? String(error ?? '') : `${error}: ${cause}`;
  return impersonal(text).slice(0, longest);
}
