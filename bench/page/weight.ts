import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Weight {
  path: string;
  /** Bytes as transferred, compressed with brotli. */
  bytes: number;
}

/** Requests each file and counts the transferred bytes. */
export const weigh = (origin: string, paths: readonly string[]): Promise<Weight[]> =>
  Promise.all(paths.map(async (path) => ({ path, bytes: (await compressedBody(origin + path)).byteLength })));

async function compressedBody(address: string): Promise<Buffer> {
  const asked = request(address, { headers: { 'accept-encoding': 'br' } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== 'br') {
    throw new Error(`${address} answered ${answer.statusCode}, encoding ${answer.headers['content-encoding']}`);
  }
  return buffer(answer);
}

export const sum = (weights: readonly Weight[]): number => weights.reduce((total, { bytes }) => total + bytes, 0);
