import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';

export type BannerPosition = 'home-middle' | 'community' | 'my-page';

export const bannersQuery = (position: BannerPosition) =>
  queryOptions({
    queryKey: ['page:banners', position],
    queryFn: ({ signal }) => call('GET /api/v1/display/adon/banner', { query: { position }, signal }),
    staleTime: 60_000,
  });
