import { onToastItems } from '@jangteo/http';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Fetches the queries marked with `meta.showsStars` again when a call has earned stars; one that is being fetched may return
 * the stars of before, so it is fetched once more afterwards. Returns a function that stops it.
 */
export const refetchStars = (queryClient: QueryClient): (() => void) =>
  onToastItems(() => {
    for (const query of queryClient.getQueryCache().findAll({ predicate: ({ meta }) => meta?.showsStars === true })) {
      const refetch = () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
      void Promise.resolve(query.promise).then(refetch, refetch);
    }
  });
