// Decision: docs/decisions/2026-11-20-cached-pages-keep-own-nonces.md

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { type BrotliCompress, brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import { interleave } from './interleave.ts';

const decompress = promisify(brotliDecompress);
const nonceLength = 24;

/**
 * A compressed page into which any nonce fits, so that cached pages are not compressed again for every visitor.
 *
 * Brotli allows blocks that are not compressed. Each nonce travels in such a block of its own, and the compressor is made
 * to see, in its place, bytes that occur nowhere else in the page: nothing in later blocks refers back to them.
 * Compressors also look at the two bytes before a block; those are the `==` at the end of every nonce of 16 bytes.
 * All this is checked once per page, by decompressing it with a nonce that the compressor has not seen.
 */
export class BrotliTemplate {
  readonly #blocks: readonly Buffer[];

  private constructor(blocks: readonly Buffer[]) {
    this.#blocks = blocks;
  }

  static async make(segments: readonly Buffer[]): Promise<BrotliTemplate | undefined> {
    const template = new BrotliTemplate(await compressAround(segments));
    const nonce = randomBytes(16).toString('base64');
    const restored = await decompress(template.withNonce(nonce)).catch(() => undefined);
    return restored?.equals(interleave(segments, Buffer.from(nonce))) ? template : undefined;
  }

  withNonce(nonce: string): Buffer {
    return interleave(this.#blocks, uncompressedBlock(nonce));
  }
}

async function compressAround(segments: readonly Buffer[]): Promise<Buffer[]> {
  const compressor = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
  });
  const written = collect(compressor);
  const blocks: Buffer[] = [];
  for (const [i, segment] of segments.entries()) {
    if (i > 0) {
      compressor.write(strangeBytes(i - 1));
      await flush(compressor);
      written.take();
    }
    compressor.write(segment);
    if (i < segments.length - 1) await flush(compressor);
    else await finish(compressor);
    blocks.push(written.take());
  }
  return blocks;
}

/**
 * Bytes that are valid in neither HTML nor UTF-8. No four in a row are repeated, so the compressor finds no match in
 * them.
 */
function strangeBytes(index: number): Buffer {
  const block = [strange.high[Math.floor(index / 12) % 12], strange.low[index % 12]];
  const bytes = Array.from(
    { length: nonceLength - 2 },
    (_, i) => block[i % 3] ?? strange.place[Math.floor(i / 3)] ?? 0,
  );
  return Buffer.from([...bytes, ...Buffer.from('==')]);
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const strange = {
  high: range(0x0e, 0x19),
  low: [...range(0x01, 0x08), 0xc0, 0xc1, 0xfe, 0xff],
  place: range(0xf5, 0xfc),
};

/** RFC 7932, 9.2: not the last block, length in four nibbles, not compressed, then up to the next whole byte. */
function uncompressedBlock(text: string): Buffer {
  const content = Buffer.from(text);
  const header = Buffer.alloc(3);
  header.writeUIntLE(((content.byteLength - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([header, content]);
}

function collect(compressor: BrotliCompress): { take(): Buffer } {
  let chunks: Buffer[] = [];
  compressor.on('data', (chunk: Buffer) => chunks.push(chunk));
  return {
    take() {
      const taken = Buffer.concat(chunks);
      chunks = [];
      return taken;
    },
  };
}

async function flush(compressor: BrotliCompress): Promise<void> {
  await new Promise<void>((resolve) => compressor.flush(resolve));
  // Flushed bytes are emitted on the next tick.
  await new Promise(setImmediate);
}

async function finish(compressor: BrotliCompress): Promise<void> {
  const ended = once(compressor, 'end');
  compressor.end();
  await ended;
}
