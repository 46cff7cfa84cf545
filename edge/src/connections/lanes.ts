export interface Lane {
  most: number;
  /** Of these for a single client. */
  mostPerClient: number;
}

/** Counts what goes on at once, by kind: what is too much of one kind, or for one client, leaves room for the others. */
export class Lanes<Name extends string> {
  readonly #lanes: Record<Name, Lane>;
  readonly #inUse = new Map<string, number>();

  constructor(lanes: Record<Name, Lane>) {
    this.#lanes = lanes;
  }

  /** Answers how to leave, or which limit is reached. Leaving twice is leaving once. */
  enter(name: Name, client: string): (() => void) | 'full' | 'client full' {
    const { most, mostPerClient } = this.#lanes[name];
    const ofClient = `${name} ${client}`;
    if (this.#count(ofClient) >= mostPerClient) return 'client full';
    if (this.#count(name) >= most) return 'full';
    this.#add(name, 1);
    this.#add(ofClient, 1);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      this.#add(name, -1);
      this.#add(ofClient, -1);
    };
  }

  #count(key: string): number {
    return this.#inUse.get(key) ?? 0;
  }

  #add(key: string, change: number): void {
    const count = this.#count(key) + change;
    if (count > 0) this.#inUse.set(key, count);
    else this.#inUse.delete(key);
  }
}
