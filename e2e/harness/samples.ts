import { links } from '@jangteo/contract/links';
import { ask } from './market-data.ts';

/** One id or keyword of each kind that exists in the running demo market. */
export type MarketSamples = Awaited<ReturnType<typeof marketSamples>>;

export async function marketSamples() {
  const [
    { limited, period, events },
    { list: stores },
    { list: categories },
    { theme },
    occasion,
    notices,
    posts,
    questions,
    surveys,
  ] = await Promise.all([
    ask('GET /api/v1/display/home/deal'),
    ask('GET /api/v1/display/home/shop'),
    ask('GET /api/v1/display/web/category'),
    ask('GET /api/v1/display/season/recommendation'),
    ask('GET /api/v1/display/season/recommendation', '?kind=occasion'),
    ask('GET /api/v1/display/notice'),
    ask('GET /api/v1/community/dashboard', '?limit=100'),
    ask('GET /api/v1/community/qna', '?limit=100'),
    ask('GET /api/v1/community/survey'),
  ]);
  const deal = limited.find(({ product }) => !product.isSoldOut);
  const [periodDeal] = period;
  const [event] = events;
  const [store] = stores;
  const second = categories[0]?.children[0];
  const third = second?.children[0];
  const [notice] = notices.list;
  const post = posts.list.find(({ imageCount, replyCount }) => imageCount > 0 && replyCount > 0) ?? posts.list[0];
  const question = questions.list.find(({ replyCount }) => replyCount > 0) ?? questions.list[0];
  const [survey] = surveys.list;
  if (!deal || !periodDeal || !event || !store || !second || !third || !notice || !post || !question || !survey) {
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
    questionId: question.postId,
    surveyId: survey.postId,
  };
}

/** The address of one page of each kind that shows a product, a deal, a store or a category. */
export async function addressesOfSamples(): Promise<string[]> {
  const samples = await marketSamples();
  const { shopId, localCode, secondCode, thirdCode } = samples;
  return [
    links.deal(samples.dealId),
    links.period(samples.periodId),
    links.event(samples.eventId),
    links.customEvent(samples.customEventId),
    links.store(shopId),
    links.local(localCode),
    links.localStore(localCode, shopId),
    links.categoryDetail(secondCode),
    links.categoryDetail(secondCode, thirdCode),
    links.seasonRecommendation(samples.themeId),
    links.seasonOccasion(samples.occasionId),
    links.searchProducts(samples.productKeyword),
    links.searchStores(samples.storeKeyword),
  ];
}
