import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';

/** All three levels in one call, so that changing the category loads only products. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['shop:categories'],
    queryFn: ({ signal }) => call('GET /api/v1/display/web/category', { signal }),
  });
