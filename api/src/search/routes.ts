import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { koreanMonth } from '../platform/values/korean-time.ts';
import { visitorMark } from '../platform/visit-mark.ts';
import { findThemes } from '../seasons/season-themes.ts';
import { complete } from './autocomplete.ts';
import { findRank } from './rank.ts';
import { searchProducts, searchStores } from './search.ts';
import { searchEngine } from './search-engine.ts';
import { logSearch } from './search-log.ts';

const recommended = 8;

export function searchRoutes(app: FastifyInstance, { database, keys, now }: Services): void {
  const engine = searchEngine(database);

  serve(app, 'GET /api/v1/search', async ({ query: { type, ...query }, headers, client, log }) => {
    const at = now();
    const results =
      type === 'product' ? await searchProducts(engine, { ...query, at }) : await searchStores(engine, query);
    if (query.page === 1 && results.totalCount > 0 && headers.deviceUuid) {
      const keyword = results.correctedKeyword ?? query.keyword;
      const mark = visitorMark(keys, { ...client(), deviceUuid: headers.deviceUuid });
      // A search succeeds even if it cannot be logged.
      await logSearch(database, { keyword, mark, at }).catch((error) => log.warn({ err: error }, 'search not logged'));
    }
    return results;
  });

  serve(app, 'GET /api/v1/search/rank', () => findRank(database, now()));

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
