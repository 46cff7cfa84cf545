import type { ObjectStore } from '@jangteo/object-store';
import type { AppVersions, LikeLimits } from './config.ts';
import type { Database } from './database/database.ts';
import type { Keys } from './keys.ts';
import type { OutsideSettings } from './outside-settings.ts';

/** The dependencies of the domains. */
export interface Services {
  database: Database;
  /** The pictures of members and sellers. */
  uploads: ObjectStore;
  now: () => Date;
  keys: Keys;
  outside: OutsideSettings;
  appVersions: AppVersions;
  likeLimits: LikeLimits;
}
