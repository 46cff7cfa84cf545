import type { LimitedDealDetail } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import type { ApiInBetween } from '../../harness/api-in-between.ts';
import { closing, coming, ended } from '../lifetimes.ts';
import { bridge, overlay, shareDialog, toast } from '../overlays.ts';
import type { Screen } from '../screen.ts';

const deal = 'GET /api/v1/display/deal/:id';
const period = 'GET /api/v1/display/period/:id';

const change = (change: (deal: LimitedDealDetail) => void) => (api: ApiInBetween) => api.change(deal, change);

const soldOut = change((data) => {
  Object.assign(data, { state: 'soldOut', stockLeft: 0, remainRate: 0 });
  data.product.isSoldOut = true;
});
const notReduced = change((data) => {
  data.product.discountPrice = data.product.price;
  data.product.saleRate = 0;
});
const lowestEver = change((data) => {
  data.isLowestEver = true;
});

export const dealScreens: readonly Screen[] = [
  {
    route: 'shop:deal',
    address: ({ dealId }) => links.deal(dealId),
    states: {
      closing: { answers: closing(deal) },
      coming: { answers: coming(deal), part: 'inView' },
      ended: { answers: ended(deal) },
      'sold-out': { answers: soldOut },
      'not-reduced': { answers: notReduced, part: 'inView' },
      'lowest-ever': { answers: lowestEver },
      'one-picture': { answers: change((data) => data.gallery.splice(1)), part: 'inView' },
      'seller-opened': { act: (page) => page.getByText('사업자정보').click() },
      share: shareDialog,
      zoom: overlay((page) =>
        page
          .getByRole('button', { name: /크게 보기$/ })
          .first()
          .click(),
      ),
      bridge: bridge((page) => page.getByRole('link', { name: '구매하러 가기' }).click()),
      'like-toast': toast((page) =>
        page
          .getByRole('button', { name: /찜하기$/ })
          .last()
          .click(),
      ),
      'alarm-toast': toast((page) => page.getByRole('button', { name: '시작 알림받기' }).click(), {
        answers: coming(deal),
      }),
    },
  },
  { route: 'shop:admin-deal', address: ({ dealId }) => `/admin-deal/${dealId}` },
  {
    route: 'shop:periods',
    address: links.periods,
    states: { coming: { query: 'status=coming' }, ended: { query: 'status=ended' } },
  },
  {
    route: 'shop:period',
    address: ({ periodId }) => links.period(periodId),
    states: {
      closing: { answers: closing(period), part: 'inView' },
      coming: { answers: coming(period), part: 'inView' },
      ended: { answers: ended(period), part: 'inView' },
      share: shareDialog,
    },
  },
  { route: 'shop:admin-period', address: ({ periodId }) => `/admin-period/${periodId}` },
];
