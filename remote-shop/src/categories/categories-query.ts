import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';

/** All three levels at once: whoever goes from one category to another waits for products only. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['shop:categories'],
    queryFn: ({ signal }) => call('GET /api/v1/display/web/category', { signal }),
  });
