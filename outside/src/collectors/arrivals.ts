export const collectorNames = ['chat-pixel', 'tag-manager', 'retargeting', 'portal-log'] as const;
export type CollectorName = (typeof collectorNames)[number];

/** One event that a page reported to a collector. */
export interface Arrival {
  at: string;
  collector: CollectorName;
  account: string;
  /** The event's name in the collector's own script. */
  name: string;
  given: Record<string, unknown>;
  page: string;
}

const kept = 1_000;

export class Arrivals {
  #newestFirst: Arrival[] = [];

  add(arrival: Arrival): void {
    this.#newestFirst = [arrival, ...this.#newestFirst].slice(0, kept);
  }

  list(): readonly Arrival[] {
    return this.#newestFirst;
  }
}

/** Undefined for anything that the scripts do not send. */
export function readArrival(collector: CollectorName, body: unknown, at: Date): Arrival | undefined {
  const { account, name, given, page } = parsed(body);
  if (typeof account !== 'string' || typeof name !== 'string' || typeof page !== 'string') return undefined;
  if (typeof given !== 'object' || given === null) return undefined;
  return { at: at.toISOString(), collector, account, name, given: { ...given }, page };
}

function parsed(body: unknown): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(String(body));
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
