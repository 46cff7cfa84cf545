import { links } from '@jangteo/contract/links';

export const storeOrders = [
  { id: 'rank', label: '인기' },
  { id: 'new', label: '새로 온' },
  { id: 'name', label: '가나다' },
  { id: 'liked', label: '찜한 먼저' },
] as const;

export type StoreOrder = (typeof storeOrders)[number]['id'];

export const readStoreOrder = (search: URLSearchParams): StoreOrder =>
  storeOrders.find(({ id }) => id === search.get('sort'))?.id ?? 'rank';

export const storeOrderAddress = (order: StoreOrder): string =>
  order === 'rank' ? links.stores() : `${links.stores()}?sort=${order}`;
