import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';

export const levelQuery = queryOptions({
  queryKey: ['community:level'],
  queryFn: ({ signal }) => call('GET /api/v1/user/level', { signal }),
});
