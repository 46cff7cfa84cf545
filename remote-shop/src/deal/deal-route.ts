import { links } from '@jangteo/contract/links';
import type { Head, RouteContext } from '@jangteo/navigation';
import { koreanMonthDayTime, orNotFound, sharePicture } from '@jangteo/page';
import { formatWon } from '@jangteo/ui';
import { breadcrumb } from '../structured-data/breadcrumb.ts';
import { dealOpening } from './deal-opening.tsx';
import { dealQuery, similarProductsQuery } from './deal-query.ts';
import { productOnOffer } from './product-on-offer.ts';

/** The recommendations may fail; without the deal the page fails. */
export function load({ queryClient, params }: RouteContext): Promise<unknown> {
  const dealId = Number(params.dealId);
  return Promise.all([
    orNotFound(queryClient.fetchQuery(dealQuery(dealId))),
    queryClient.prefetchQuery(similarProductsQuery(dealId)),
  ]);
}

export const opening = dealOpening;

export function head({ queryClient, params, url }: RouteContext): Head {
  const deal = queryClient.getQueryData(dealQuery(Number(params.dealId)).queryKey);
  if (!deal) return { title: '한정특가 | 장터', description: '준비한 수량이 다 팔리면 끝나는 장터의 한정특가입니다.' };
  const { title, shopName, saleRate, discountPrice, imageUrl } = deal.product;
  const reduced = saleRate > 0 ? `${saleRate}% 할인된 ` : '';
  const price =
    deal.state === 'coming' && deal.prices
      ? `${koreanMonthDayTime(deal.startDt)}부터 ${formatWon(deal.prices.inDeal.discountPrice)}`
      : `${reduced}${formatWon(discountPrice)}`;
  return {
    title: `${title} | 장터 한정특가`,
    description: `${shopName}의 ${title}, ${price}. ${deal.origin}에서 옵니다.`,
    ...sharePicture(imageUrl),
    things: [
      productOnOffer(url.origin, deal),
      breadcrumb(url.origin, [{ name: shopName, path: links.store(deal.shop.shopId) }, { name: title }]),
    ],
  };
}
