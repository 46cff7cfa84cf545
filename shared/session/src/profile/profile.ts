import { call } from '@jangteo/http';
import { sessionStore } from '@jangteo/storage';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useIsMember } from '../status.ts';

/** The profile of the signed-in member. */
export const profileQuery = queryOptions({
  queryKey: ['session:profile'],
  queryFn: async ({ signal }) => {
    const profile = await call('GET /api/v2/user/profile', { signal });
    if (profile.email) sessionStore.set('email', profile.email);
    return profile;
  },
});

/** Undefined for visitors and while it loads. */
export const useProfile = () => useQuery({ ...profileQuery, enabled: useIsMember() }).data;
