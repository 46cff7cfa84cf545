import { createHash, randomBytes } from 'node:crypto';
import { BrotliTemplate } from './brotli-template.ts';
import { interleave } from './interleave.ts';

export const makeNonce = (): string => randomBytes(16).toString('base64');

/** Stands in the page's text in place of each response's own nonce. It is never sent. */
export const noncePlaceholder = makeNonce();

/** A text that is built once and sent many times, each time with another nonce. */
export class NonceTemplate {
  readonly #segments: readonly Buffer[];
  #brotli: Promise<BrotliTemplate | undefined> | undefined;
  #tag: string | undefined;

  constructor(text: string) {
    this.#segments = text.split(noncePlaceholder).map((segment) => Buffer.from(segment));
  }

  get bytes(): number {
    return this.#segments.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** An entity tag over the text without the nonce: weak, because the bytes differ. */
  get tag(): string {
    this.#tag ??= tagOf(this.#segments);
    return this.#tag;
  }

  withNonce(nonce: string): Buffer {
    return interleave(this.#segments, Buffer.from(nonce));
  }

  /** Compressed on first use; undefined where that failed. */
  brotli(): Promise<BrotliTemplate | undefined> {
    this.#brotli ??= BrotliTemplate.make(this.#segments);
    return this.#brotli;
  }
}

function tagOf(segments: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const segment of segments) hash.update(segment).update('\0');
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}
