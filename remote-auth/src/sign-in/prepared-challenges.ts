import { type Challenge, fetchChallenge } from './challenge.ts';
import type { Platform } from './platforms.ts';

/** A challenge that waited longer leaves too little of its half hour for the provider's pages. */
const keptMs = 10 * 60_000;

interface Prepared {
  challenge: Promise<Challenge>;
  fetchedAt: number;
}

/** Fetches challenges before they are needed: browsers open a popup only in direct response to a press. */
export class PreparedChallenges {
  readonly #prepared = new Map<Platform, Prepared>();

  prepare(platform: Platform): void {
    void this.#get(platform);
  }

  /** Each challenge is returned once. */
  take(platform: Platform): Promise<Challenge> {
    const { challenge } = this.#get(platform);
    this.#prepared.delete(platform);
    return challenge;
  }

  #get(platform: Platform): Prepared {
    const kept = this.#prepared.get(platform);
    if (kept && Date.now() - kept.fetchedAt < keptMs) return kept;
    const prepared = { challenge: fetchChallenge(platform), fetchedAt: Date.now() };
    this.#prepared.set(platform, prepared);
    prepared.challenge.catch(() => {
      if (this.#prepared.get(platform) === prepared) this.#prepared.delete(platform);
    });
    return prepared;
  }
}
