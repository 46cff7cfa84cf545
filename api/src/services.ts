import type { AppVersions, LikeLimits } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import type { Keys } from './platform/keys.ts';
import type { OutsideSettings } from './platform/outside-settings.ts';

/** What the domains work with. */
export interface Services {
  database: Database;
  now: () => Date;
  keys: Keys;
  outside: OutsideSettings;
  appVersions: AppVersions;
  likeLimits: LikeLimits;
}
