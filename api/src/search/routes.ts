import type { FastifyInstance } from 'fastify';
import { koreanMonth } from '../clock/korean-time.ts';
import { serve } from '../platform/http/serve.ts';
import { findThemes } from '../seasons/season-themes.ts';
import type { Services } from '../services.ts';
import { complete } from './autocomplete.ts';
import { findRank } from './rank.ts';
import { searchProducts, searchShops } from './search.ts';
import { logSearch } from './search-log.ts';

const recommended = 8;

export function searchRoutes(app: FastifyInstance, { database, now }: Services): void {
  serve(app, 'GET /api/v1/search', async ({ query: { type, ...query }, headers, log }) => {
    const results = type === 'product' ? await searchProducts(database, query) : await searchShops(database, query);
    if (query.page === 1 && results.totalCount > 0 && headers.deviceUuid) {
      const keyword = results.correctedKeyword ?? query.keyword;
      // Whoever searches gets what was found, also when it cannot be counted.
      await logSearch(database, { keyword, deviceUuid: headers.deviceUuid, at: now() }).catch((error) =>
        log.warn({ err: error }, 'search not logged'),
      );
    }
    return results;
  });

  serve(app, 'GET /api/v1/search/rank', () => findRank(database, now()));

  serve(app, 'GET /api/v1/search/recommendation', async () => {
    const { themes } = await findThemes(database, {
      kind: 'season',
      month: koreanMonth(now()),
      asked: undefined,
    });
    return { list: themes.slice(0, recommended).map(({ name }) => ({ keyword: name })) };
  });

  serve(app, 'GET /api/v1/search/autocomplete', ({ query }) => complete(database, query.keyword));
}
