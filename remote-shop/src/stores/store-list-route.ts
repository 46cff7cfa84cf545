import type { Head, RouteContext } from '@jangteo/navigation';
import { readStoreOrder } from './store-order.ts';
import { storeListQuery } from './store-queries.ts';

/** The server does not know whose stores would come first: that order is loaded by the page. */
export const load = async ({ queryClient, url }: RouteContext): Promise<unknown> => {
  const order = readStoreOrder(url.searchParams);
  return order === 'liked' ? undefined : queryClient.prefetchInfiniteQuery(storeListQuery(order));
};

export const head = (): Head => ({
  title: '스토어 | 장터',
  description: '전국의 농가와 어가, 솜씨 좋은 이웃들의 스토어를 인기순, 새로 온 순, 가나다순으로 만나 보세요.',
});
