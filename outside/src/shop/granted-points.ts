export interface Grant {
  customerKey: string;
  /** Chosen by the client: requests with the same key are the same grant. */
  grantKey: string;
  points: number;
  at: string;
  /** The number of requests for it. */
  requests: number;
}

/** The points granted to customers, as their history shows them. */
export class GrantedPoints {
  readonly #byKey = new Map<string, Grant>();

  /** False if the key was used for a different grant. */
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
