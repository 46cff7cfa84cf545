import { links } from '@jangteo/contract/links';
import { ask } from './market-data.ts';

/** Things that the market has now, one of every kind. */
export type Things = Awaited<ReturnType<typeof thingsOfMarket>>;

export async function thingsOfMarket() {
  const [{ limited, period, events }, { list: stores }, { list: categories }, { theme }, occasion, notices, posts] =
    await Promise.all([
      ask('GET /api/v1/display/home/deal'),
      ask('GET /api/v1/display/home/shop'),
      ask('GET /api/v1/display/web/category'),
      ask('GET /api/v1/display/season/recommendation'),
      ask('GET /api/v1/display/season/recommendation', '?kind=occasion'),
      ask('GET /api/v1/display/notice'),
      ask('GET /api/v1/community/dashboard'),
    ]);
  const deal = limited.find(({ product }) => !product.isSoldOut);
  const [periodDeal] = period;
  const [event] = events;
  const [store] = stores;
  const second = categories[0]?.children[0];
  const third = second?.children[0];
  const [notice] = notices.list;
  const [post] = posts.list;
  if (!deal || !periodDeal || !event || !store || !second || !third || !notice || !post) {
    throw new Error('The demo market is not whole');
  }
  return {
    dealId: deal.dealId,
    periodId: periodDeal.periodId,
    eventId: event.eventId,
    customEventId: 1,
    shopId: store.shop.shopId,
    localCode: store.shop.localCode,
    secondCode: second.categoryCode,
    thirdCode: third.categoryCode,
    themeId: theme.recommendationCategoryId,
    occasionId: occasion.theme.recommendationCategoryId,
    productKeyword: '사과',
    storeKeyword: '농원',
    noticeId: notice.noticeId,
    postId: post.postId,
  };
}

/** One address for every shop page that shows one of many things. */
export async function addressesOfThings(): Promise<string[]> {
  const things = await thingsOfMarket();
  const { shopId, localCode, secondCode, thirdCode } = things;
  return [
    links.deal(things.dealId),
    links.period(things.periodId),
    links.event(things.eventId),
    links.customEvent(things.customEventId),
    links.store(shopId),
    links.local(localCode),
    links.localStore(localCode, shopId),
    links.categoryDetail(secondCode),
    links.categoryDetail(secondCode, thirdCode),
    links.seasonRecommendation(things.themeId),
    links.seasonOccasion(things.occasionId),
    links.searchProducts(things.productKeyword),
    links.searchStores(things.storeKeyword),
  ];
}
