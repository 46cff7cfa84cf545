import { type Database, isUnavailable, type Queries } from '../platform/database/database.ts';
import { ApiError } from '../platform/errors.ts';

/** The database as search asks it: when it gives no answer, it is the search that fails, and the client is told so. */
export const searchEngine = (database: Database): Queries => ({
  query: (sql, values) =>
    database.query<never>(sql, values).catch((error: unknown) => {
      throw isUnavailable(error) ? new ApiError('searchEngine') : error;
    }),
});
