import { createHash, randomBytes } from 'node:crypto';
import { BrotliTemplate } from './brotli-template.ts';

export const makeNonce = (): string => randomBytes(16).toString('base64');

/** Stands in the page's text in place of each response's own nonce. It is never sent. */
export const noncePlaceholder = makeNonce();

const placeholderBytes = Buffer.from(noncePlaceholder);
/** The place of a nonce between the pieces of a text. */
const gap = null;
type Piece = Buffer | typeof gap;

/** A text that is built once and sent many times, each time with another nonce. Templates share the pieces they are made of. */
export class NonceTemplate {
  readonly #pieces: readonly Piece[];
  #brotli: Promise<BrotliTemplate | undefined> | undefined;
  #tag: string | undefined;

  constructor(...parts: (string | Uint8Array | NonceTemplate)[]) {
    this.#pieces = parts.flatMap((part) => (part instanceof NonceTemplate ? part.#pieces : piecesOf(part)));
  }

  get bytes(): number {
    return this.#pieces.reduce((sum, piece) => sum + (piece?.byteLength ?? 0), 0);
  }

  /** An entity tag over the text without the nonce: weak, because the bytes differ. */
  get tag(): string {
    this.#tag ??= tagOf(this.#pieces);
    return this.#tag;
  }

  withNonce(nonce: string): Buffer {
    const between = Buffer.from(nonce);
    return Buffer.concat(this.#pieces.map((piece) => piece ?? between));
  }

  /** Compressed on first use; undefined where that failed. */
  brotli(): Promise<BrotliTemplate | undefined> {
    this.#brotli ??= BrotliTemplate.make(segmentsOf(this.#pieces));
    return this.#brotli;
  }
}

function piecesOf(part: string | Uint8Array): Piece[] {
  const text =
    typeof part === 'string' ? Buffer.from(part) : Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  const pieces: Piece[] = [];
  let start = 0;
  for (let found = text.indexOf(placeholderBytes); found >= 0; found = text.indexOf(placeholderBytes, start)) {
    pieces.push(text.subarray(start, found), gap);
    start = found + placeholderBytes.byteLength;
  }
  return [...pieces, text.subarray(start)];
}

/** What stands before, between and after the gaps. */
function segmentsOf(pieces: readonly Piece[]): Buffer[] {
  const segments: Buffer[][] = [[]];
  for (const piece of pieces) {
    if (piece) segments.at(-1)?.push(piece);
    else segments.push([]);
  }
  return segments.map((segment) => Buffer.concat(segment));
}

function tagOf(pieces: readonly Piece[]): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece ?? '\0');
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}
