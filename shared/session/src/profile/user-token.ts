import { call } from '@jangteo/http';
import { localStore } from '@jangteo/storage';
import { queryOptions } from '@tanstack/react-query';

/** The pseudonym by which analytics knows the member. It is stored until the logout. */
export const userTokenQuery = queryOptions({
  queryKey: ['session:user-token'],
  queryFn: async ({ signal }) => {
    const { userToken } = await call('GET /api/v1/user/token', { signal });
    // A response that arrives after the logout is dropped.
    if (!signal.aborted) localStore.set('userToken', userToken);
    return userToken;
  },
});
