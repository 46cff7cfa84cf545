import type { EventName } from '../events.ts';
import type { PageView } from '../reports.ts';

/** Who is signed in, as others may know it. */
export interface KnownUser {
  id: string | undefined;
  /** SHA-256 of the e-mail address, where the browser can make one. */
  emailHash: string | undefined;
  agreedToMarketing: boolean;
  properties: Record<string, string | boolean>;
}

/** One of those who count visits. Each takes what it has a word for. */
export interface Collector {
  page?(page: PageView, user: KnownUser | undefined): void;
  event?(name: EventName, properties: Record<string, unknown>, user: KnownUser | undefined): void;
  user?(user: KnownUser | undefined): void;
}
