export interface Lane {
  most: number;
  /** The most of these for a single client. */
  mostPerClient: number;
}

/** Counts what runs at once, by kind, so that one kind or one client cannot take all the capacity. */
export class Lanes<Name extends string> {
  readonly #lanes: Record<Name, Lane>;
  readonly #inUse = new Map<string, number>();

  constructor(lanes: Record<Name, Lane>) {
    this.#lanes = lanes;
  }

  /** Returns a function that leaves the lane, or the limit that is reached. Leaving twice has no further effect. */
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
