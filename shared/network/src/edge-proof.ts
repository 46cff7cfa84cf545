// Decision: docs/decisions/2026-11-23-edges-prove-themselves.md

import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { listed, SettingError } from './settings.ts';

/**
 * The headers in which the edge names the visitor. Requests for pages that are the same for everyone have none of
 * them.
 */
export const forwardedHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const;

export const edgeProofHeader = 'x-edge-proof';

/** How far the clocks of edge and API may differ, and how long a render may use its proof. */
const validForMs = 60_000;

type Headers = Readonly<Record<string, unknown>>;

const authenticate = (key: string, text: string): string =>
  createHmac('sha256', secretOf(key)).update(text).digest('base64url');

const secrets = new Map<string, KeyObject>();

/** Made once for each key: `createHmac` would make one for each text, which takes six times as long as the rest. */
function secretOf(key: string): KeyObject {
  const known = secrets.get(key);
  if (known) return known;
  const secret = createSecretKey(key, 'utf8');
  secrets.set(key, secret);
  return secret;
}

const vouchedText = (time: string, headers: Headers): string =>
  ['edge', time, ...['x-request-id', ...forwardedHeaders].map((name) => headers[name] ?? '')].join('\n');

/** Proves to the API that these headers are an edge's: its time, and a code made with the first of the keys. */
export function proveEdge([key]: readonly string[], headers: Headers, nowMs = Date.now()): string | undefined {
  return key && `${nowMs}.${authenticate(key, vouchedText(String(nowMs), headers))}`;
}

/** Whether the request's headers have a proof, made with any of the keys within the last minute. */
export function isProvenEdge(keys: readonly string[], headers: Headers, nowMs = Date.now()): boolean {
  const proof = headers[edgeProofHeader];
  const [, time = '', code = ''] = (typeof proof === 'string' && /^(\d{13})\.([\w-]{43})$/.exec(proof)) || [];
  if (code === '' || Math.abs(nowMs - Number(time)) > validForMs) return false;
  const text = vouchedText(time, headers);
  return keys.some((key) => isEqual(code, authenticate(key, text)));
}

/** Proves to an edge that the API has the same key: only its holder can derive this from the proof that came. */
export function proveApi(keys: readonly string[], headers: Headers): string | undefined {
  const proof = headers[edgeProofHeader];
  const key = keys.find((key) => isProvenEdge([key], headers));
  return key && authenticate(key, `api\n${proof}`);
}

export const isProvenApi = (keys: readonly string[], edgeProof: string, apiProof: unknown): boolean =>
  typeof apiProof === 'string' && keys.some((key) => isEqual(apiProof, authenticate(key, `api\n${edgeProof}`)));

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const shortestKey = 32;

/** `EDGE_API_KEYS`, comma-separated: the edge uses the first, the API accepts all. Throws for a short one. */
export function readEdgeApiKeys({ EDGE_API_KEYS }: NodeJS.ProcessEnv): string[] {
  const keys = listed(EDGE_API_KEYS);
  if (keys.some((key) => key.length < shortestKey)) {
    throw new SettingError(`EDGE_API_KEYS must have keys of at least ${shortestKey} characters`);
  }
  return keys;
}
