import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { koreanMonth } from '../platform/values/korean-time.ts';
import { findThemes } from '../seasons/season-themes.ts';
import { complete } from './autocomplete.ts';
import { findRank } from './rank.ts';
import { findCategoriesOfSearch, searchProducts, searchStores } from './search.ts';
import { searchEngine } from './search-engine.ts';
import { openSearchLog } from './search-log.ts';

const recommended = 8;

export function searchRoutes(app: FastifyInstance, { database, keys, now }: Services): void {
  const engine = searchEngine(database);
  const searches = openSearchLog(app, { database, keys });

  serve(app, 'GET /api/v1/search', async ({ query: { type, ...query }, headers, client }) => {
    const at = now();
    const results =
      type === 'product' ? await searchProducts(engine, { ...query, at }) : await searchStores(engine, query);
    if (query.page === 1 && results.totalCount > 0 && headers.deviceUuid) {
      const keyword = results.correctedKeyword ?? query.keyword;
      searches.note({ keyword, address: client().address, deviceUuid: headers.deviceUuid, at });
    }
    return results;
  });

  serve(app, 'GET /api/v1/search/category', async ({ query }) => ({
    list: await findCategoriesOfSearch(engine, query.keyword, now()),
  }));

  serve(app, 'GET /api/v1/search/rank', async () => {
    // The first ranking after a full hour stays: it counts the searches of that hour's last second, too.
    await searches.write();
    return findRank(database, now());
  });

  serve(app, 'GET /api/v1/search/recommendation', async () => {
    const { themes } = await findThemes(engine, {
      kind: 'season',
      month: koreanMonth(now()),
      asked: undefined,
    });
    return { list: themes.slice(0, recommended).map(({ name }) => ({ keyword: name })) };
  });

  serve(app, 'GET /api/v1/search/autocomplete', ({ query }) => complete(engine, query.keyword));
}
