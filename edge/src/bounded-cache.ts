interface Entry<T> {
  value: T;
  bytes: number;
  until: number;
}

/** A least-recently-used cache, limited in bytes; each entry also expires. */
export class BoundedCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #maxBytes: number;
  readonly #lifetimeMs: number;
  #bytes = 0;

  constructor({ maxBytes, lifetimeMs = Number.POSITIVE_INFINITY }: { maxBytes: number; lifetimeMs?: number }) {
    this.#maxBytes = maxBytes;
    this.#lifetimeMs = lifetimeMs;
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    if (entry.until <= performance.now()) {
      this.#bytes -= entry.bytes;
      return undefined;
    }
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: T, bytes: number): void {
    this.#remove(key);
    if (bytes > this.#maxBytes || this.#lifetimeMs <= 0) return;
    this.#entries.set(key, { value, bytes, until: performance.now() + this.#lifetimeMs });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
