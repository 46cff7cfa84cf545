import {
  currentReleasesPath,
  type Owners,
  ownersPath,
  type Registry,
  type ReleaseFailure,
  releaseFailuresPath,
} from '@jangteo/contract/release';
import { makeAnnouncer } from './announcer.ts';

const timeoutMs = 3_000;

/** Fetches JSON that must have this integrity hash. */
export async function fetchVerified<T>(path: string, integrity: string): Promise<T> {
  const response = await fetch(path, { integrity, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${path} responded ${response.status}`);
  return (await response.json()) as T;
}

/** The releases that new documents are made with. */
export async function fetchCurrentReleases(): Promise<Registry> {
  const response = await fetch(currentReleasesPath, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${currentReleasesPath} responded ${response.status}`);
  return (await response.json()) as Registry;
}

export async function fetchOwners(): Promise<Owners> {
  const response = await fetch(ownersPath, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${ownersPath} responded ${response.status}`);
  return (await response.json()) as Owners;
}

/** Tells the edge of a release that failed. The page does not wait for it, and may be left meanwhile. */
export function reportReleaseFailure(failure: ReleaseFailure): void {
  const body = JSON.stringify(failure);
  const headers = { 'content-type': 'application/json' };
  fetch(releaseFailuresPath, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}

const servedSets = makeAnnouncer<[set: string]>();

/** Calls back with the release set that the edge served when it answered a call. Returns a function that unsubscribes. */
export const onServedSet = servedSets.subscribe;

export function announceServedSet(set: unknown): void {
  if (typeof set === 'string') servedSets.announce(set);
}
