import type { Turn } from './turns.ts';

/** A frequent call, and its parameters in each turn. */
export interface HotCall {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  bodyOf?: (turn: Turn) => object;
}

export const hotCallsOf = (shopId: number): readonly HotCall[] => [
  { name: 'home deal', method: 'GET', path: '/api/v1/display/home/deal' },
  { name: 'product list', method: 'GET', path: `/api/v1/display/shop/product?shopId=${shopId}&limit=20` },
  { name: 'post list', method: 'GET', path: '/api/v1/community/dashboard?limit=20' },
  { name: 'search', method: 'GET', path: `/api/v1/search?type=product&keyword=${encodeURIComponent('사과')}` },
  {
    name: 'product like',
    method: 'POST',
    path: '/api/v1/user/like/product',
    bodyOf: ({ productNo }) => ({ productNo }),
  },
  {
    name: 'exchange',
    method: 'POST',
    path: '/api/v1/user/point/exchange',
    bodyOf: ({ requestKey }) => ({ stars: 1_000, requestKey }),
  },
];
