import type { Database } from './platform/database/database.ts';

/** What the domains work with. */
export interface Services {
  database: Database;
  now: () => Date;
}
