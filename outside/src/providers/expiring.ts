import { randomBytes } from 'node:crypto';

const kept = 1_000;

/** Values under unguessable keys, which expire. */
export class Expiring<Value> {
  readonly #entries = new Map<string, { value: Value; until: number }>();
  readonly #seconds: number;
  readonly #now: () => Date;

  constructor(seconds: number, now: () => Date) {
    this.#seconds = seconds;
    this.#now = now;
  }

  add(value: Value): string {
    const key = randomBytes(24).toString('base64url');
    this.#entries.set(key, { value, until: this.#now().getTime() + this.#seconds * 1_000 });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > kept && oldest) this.#entries.delete(oldest);
    return key;
  }

  get(key: string | undefined): Value | undefined {
    const entry = key === undefined ? undefined : this.#entries.get(key);
    return entry && entry.until > this.#now().getTime() ? entry.value : undefined;
  }

  /** Returns the value and removes it: it can be used once. */
  take(key: string | undefined): Value | undefined {
    const value = this.get(key);
    if (key !== undefined) this.#entries.delete(key);
    return value;
  }

  deleteWhere(matches: (value: Value) => boolean): void {
    for (const [key, { value }] of this.#entries) if (matches(value)) this.#entries.delete(key);
  }
}
