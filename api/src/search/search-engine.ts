import { type Database, isUnavailable, type Queries } from '../platform/database/database.ts';
import { ApiError } from '../platform/errors.ts';

/** The database for searches: when it does not respond, the caller gets the search's own code. */
export const searchEngine = (database: Database): Queries => ({
  query: (sql, values) =>
    database.query<never>(sql, values).catch((error: unknown) => {
      throw isUnavailable(error) ? new ApiError('searchEngine') : error;
    }),
});
