// Decision: docs/decisions/2026-11-22-slow-clients-wait-at-the-edge.md

import type { IncomingMessage } from 'node:http';
import { type CallDefinition, calls } from '@jangteo/contract';
import { Refusal } from '../refusals/refusal.ts';
import type { Upload } from './ask-api.ts';

/** The API's own limit, except for files. */
const mostBytes = 64 * 1024;
/** A phone with a weak signal sends a body of that size in half of this time. */
const wholeWithinMs = 10_000;

const uploads = new Set(Object.entries<CallDefinition>(calls).flatMap(([key, { file }]) => (file ? [key] : [])));

/** A call that takes a file instead of JSON. */
export const isUpload = (method: string, pathname: string): boolean => uploads.has(`${method} ${pathname}`);

const keyed = new Set(
  Object.entries<CallDefinition>(calls).flatMap(([key, { body }]) => (body?.properties?.requestKey ? [key] : [])),
);

/** A read, or a write whose key makes it take effect once. */
export const isRepeatable = (method: string, pathname: string): boolean =>
  method === 'GET' || method === 'HEAD' || keyed.has(`${method} ${pathname}`);

/**
 * The body that is forwarded to the API: read whole, so that no connection is taken for an incomplete request, or a
 * file that is streamed.
 */
export async function bodyOf(incoming: IncomingMessage, isFile: boolean): Promise<Buffer | Upload | undefined> {
  const { 'content-length': length, 'transfer-encoding': coding } = incoming.headers;
  // The body of a GET or HEAD has no meaning. It is not forwarded, because a server might take it for the next request.
  const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
  if (isRead || (length === undefined && coding === undefined)) return undefined;
  const bytes = length === undefined ? undefined : Number(length);
  if (isFile) return { file: incoming, bytes };
  if (bytes !== undefined && bytes > mostBytes) throw new Refusal(413);
  return readWhole(incoming);
}

function readWhole(incoming: IncomingMessage): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  const onData = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostBytes) reject(new Refusal(413));
    else chunks.push(chunk);
  };
  const onEnd = () => resolve(Buffer.concat(chunks));
  const onClose = () => reject(new Refusal(400));
  const late = setTimeout(() => reject(new Refusal(408)), wholeWithinMs);
  incoming.on('data', onData).once('end', onEnd).once('close', onClose);
  return promise.finally(() => {
    clearTimeout(late);
    incoming.off('data', onData).off('close', onClose);
  });
}
