import { isRecord } from '@jangteo/contract/is-record';
import { sessionStore } from '@jangteo/storage';
import {
  type DehydratedState,
  defaultShouldDehydrateQuery,
  dehydrate,
  hydrate,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';

type PersistedQuery = DehydratedState['queries'][number];

interface Persisted {
  version: string;
  queries: PersistedQuery[];
}

const maxAgeMs = 5 * 60_000;
/** Session storage holds about five million characters, and other code needs some of them. */
const maxCharacters = 1_500_000;

/**
 * Restores the queries that this tab had before it left for another document, and stores them when the tab is left
 * again. Call it after hydration: the server's markup must be hydrated with the server's data. `version` names the
 * release set, so that a new release never reads data of an older shape. Returns a function that stops it.
 */
export function persistQueries(client: QueryClient, version: string): () => void {
  restore(client, version);

  const save = () => sessionStore.set('queryCache', serialize(client, version));
  const saveWhenHidden = () => {
    if (document.visibilityState === 'hidden') save();
  };
  window.addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', saveWhenHidden);
  return () => {
    window.removeEventListener('pagehide', save);
    document.removeEventListener('visibilitychange', saveWhenHidden);
  };
}

function restore(client: QueryClient, version: string): void {
  const persisted = sessionStore.getJson('queryCache', isPersisted);
  if (persisted?.version !== version) return;
  const young = persisted.queries.filter(({ state }) => Date.now() - state.dataUpdatedAt < maxAgeMs);
  hydrate(client, { queries: young });

  // The server renders only the first page of an endless list. More stored pages replace it, because the user's scroll
  // position is further down.
  for (const { queryKey, state } of young) {
    if (pageCount(state.data) > pageCount(client.getQueryData(queryKey))) {
      client.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt });
    }
  }
}

/** The newest queries that fit. */
function serialize(client: QueryClient, version: string): string {
  // Data that is dropped when its page closes, such as a balance, must be requested each time.
  const isKept = (query: Query) => query.gcTime > 0 && defaultShouldDehydrateQuery(query);
  const { queries } = dehydrate(client, { shouldDehydrateQuery: isKept });
  const newestFirst = queries.sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  const kept: string[] = [];
  let left = maxCharacters;
  for (const query of newestFirst) {
    const text = JSON.stringify(query);
    if (text.length > left) continue;
    left -= text.length;
    kept.push(text);
  }
  return `{"version":${JSON.stringify(version)},"queries":[${kept.join(',')}]}`;
}

function pageCount(data: unknown): number {
  return isRecord(data) && Array.isArray(data.pages) ? data.pages.length : 0;
}

function isPersisted(value: unknown): value is Persisted {
  return (
    isRecord(value) &&
    typeof value.version === 'string' &&
    Array.isArray(value.queries) &&
    value.queries.every(isPersistedQuery)
  );
}

function isPersistedQuery(value: unknown): value is PersistedQuery {
  return (
    isRecord(value) &&
    Array.isArray(value.queryKey) &&
    typeof value.queryHash === 'string' &&
    isRecord(value.state) &&
    typeof value.state.dataUpdatedAt === 'number'
  );
}
