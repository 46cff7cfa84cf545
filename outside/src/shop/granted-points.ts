export interface Grant {
  customerKey: string;
  /** Chosen by who asks: whatever arrives under the same key is the same grant. */
  grantKey: string;
  points: number;
  at: string;
  /** How often it was asked for. */
  requests: number;
}

/** Points that customers were given, as their history shows them. */
export class GrantedPoints {
  readonly #byKey = new Map<string, Grant>();

  /** False if something else was granted under the key. */
  add(grant: Omit<Grant, 'requests'>): boolean {
    const known = this.#byKey.get(grant.grantKey) ?? { ...grant, requests: 0 };
    this.#byKey.set(grant.grantKey, known);
    known.requests += 1;
    return known.points === grant.points && known.customerKey === grant.customerKey;
  }

  find(customerKey: string, grantKey: string): Grant | undefined {
    const grant = this.#byKey.get(grantKey);
    return grant?.customerKey === customerKey ? grant : undefined;
  }

  newestFirst(): Grant[] {
    return [...this.#byKey.values()].reverse();
  }
}
