import { links } from '@jangteo/contract/links';
import { ask } from './market-data.ts';

/** Addresses of things that the market has now: one for every page that shows one of many. */
export async function addressesOfThings(): Promise<string[]> {
  const [{ limited, period, events }, { list: stores }, { list: categories }, { theme }, occasion] = await Promise.all([
    ask('GET /api/v1/display/home/deal'),
    ask('GET /api/v1/display/home/shop'),
    ask('GET /api/v1/display/web/category'),
    ask('GET /api/v1/display/season/recommendation'),
    ask('GET /api/v1/display/season/recommendation', '?kind=occasion'),
  ]);
  const [deal] = limited;
  const [periodDeal] = period;
  const [event] = events;
  const [store] = stores;
  const second = categories[0]?.children[0];
  const third = second?.children[0];
  if (!deal || !periodDeal || !event || !store || !second || !third) throw new Error('The demo market is not whole');
  const { shopId, localCode } = store.shop;
  return [
    links.deal(deal.dealId),
    links.period(periodDeal.periodId),
    links.event(event.eventId),
    links.customEvent(1),
    links.store(shopId),
    links.local(localCode),
    links.localStore(localCode, shopId),
    links.categoryDetail(second.categoryCode),
    links.categoryDetail(second.categoryCode, third.categoryCode),
    links.seasonRecommendation(theme.recommendationCategoryId),
    links.seasonOccasion(occasion.theme.recommendationCategoryId),
    links.searchProducts('사과'),
    links.searchStores('농원'),
  ];
}
