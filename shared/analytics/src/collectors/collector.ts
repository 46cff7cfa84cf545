import type { EventName } from '../events.ts';
import type { PageView } from '../reports.ts';

/** The signed-in user as collectors may know them. */
export interface KnownUser {
  id: string | undefined;
  /** SHA-256 of the e-mail address, where the browser can compute one. */
  emailHash: string | undefined;
  agreedToMarketing: boolean;
  properties: Record<string, string | boolean>;
}

/** A service that counts visits. Each takes the events it has a name for. */
export interface Collector {
  page?(page: PageView, user: KnownUser | undefined): void;
  event?(name: EventName, properties: Record<string, unknown>, user: KnownUser | undefined): void;
  user?(user: KnownUser | undefined): void;
}
