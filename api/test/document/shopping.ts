import { randomUUID } from 'node:crypto';
import type { DocumentedClient } from './documented-client.ts';

interface Page<Item> {
  list: Item[];
  totalCount: number;
}

interface Product {
  productNo: number;
  shopId: number;
  title: string;
  categoryNo: number;
}

interface Shop {
  shopId: number;
  shopName: string;
  localCode: string;
}

/** The first item of a list, which must not be empty. */
export function first<Item>(list: readonly Item[]): Item {
  const [item] = list;
  if (item === undefined) throw new Error('nothing is there');
  return item;
}

export const newKey = (): string => randomUUID();

interface Home {
  limited: { dealId: number; product: Product }[];
  period: { periodId: number }[];
  events: { eventId: number }[];
}

/** Everything that visitors may see. Returns some of what was found, for later calls. */
export async function browse(client: DocumentedClient) {
  await client.call('getDisplayWebCurrentDatetime');
  await client.call('getDisplayWebProfile');
  const home = await client.call<Home>('getDisplayHomeDeal');
  const { dealId, product } = first(home.limited);
  const { periodId } = first(home.period);
  const { eventId } = first(home.events);
  const { list } = await client.call<{ list: { url: string }[] }>('getDisplayAdonBanner', { position: 'home' });
  const custom = first(list.filter(({ url }) => url.startsWith('/custom-event/')));
  await client.call('getDisplayCustomEventById', { id: Number(custom.url.split('/').at(-1)) });
  await client.call('getDisplayDealById', { id: dealId });
  await client.call('getDisplayDealRecommendation', { dealId, limit: 6 });
  await client.call('getDisplayPeriod', { status: 'running' });
  await client.call('getDisplayPeriodById', { id: periodId, page: 1 });
  await client.call('getDisplayEventById', { id: eventId });
  await lookAtStores(client, product);
  await lookAtRegionsAndSeasons(client);
  await lookIntoCategories(client);
  await search(client);
  await readNotices(client);
  await readSitemap(client);
  return { dealId, periodId, product, eventId };
}

async function lookAtStores(client: DocumentedClient, { shopId }: Product): Promise<void> {
  await client.call('getDisplayHomeShop');
  await client.call('getDisplayShopTotal', { sort: 'name', limit: 100 });
  await client.call('getDisplayShopInfo', { shopId });
  const products = await client.call<Page<Product>>('getDisplayShopProduct', {
    shopId,
    sortOption: 'priceLow',
    minSaleRate: 0,
    maxPrice: 1_000_000,
  });
  const { categoryNo } = first(products.list);
  await client.call('getDisplayShopProduct', { shopId, categoryNo });
}

async function lookAtRegionsAndSeasons(client: DocumentedClient): Promise<void> {
  const regions = await client.call<{ list: { localCode: string }[] }>('getDisplayHomeLocal');
  const { localCode } = first(regions.list);
  const { list } = await client.call<Page<{ shop: Shop }>>('getDisplayLocalStores', { localCode });
  await client.call('getDisplayLocalStoresByShopId', { localCode, shopId: first(list).shop.shopId });
  await client.call('getDisplayHomeSeason', { month: 11 });
  const { themes } = await client.call<{ themes: { recommendationCategoryId: number }[] }>(
    'getDisplaySeasonRecommendation',
  );
  const { recommendationCategoryId } = first(themes);
  await client.call('getDisplaySeasonRecommendation', { recommendationCategoryId });
}

async function lookIntoCategories(client: DocumentedClient): Promise<void> {
  const { list } = await client.call<{ list: { categoryCode: string; children: { categoryCode: string }[] }[] }>(
    'getDisplayWebCategory',
  );
  const { categoryCode } = first(first(list).children);
  await client.call('getDisplayWebCategory', { categoryCode });
  await client.call('getDisplayWebCategoryProduct', { categoryCode, sortOption: 'saleRate' });
}

async function search(client: DocumentedClient): Promise<void> {
  await client.call('getSearchRank');
  const { list } = await client.call<{ list: { keyword: string }[] }>('getSearchRecommendation');
  const { keyword } = first(list);
  await client.call('getSearchAutocomplete', { keyword: keyword.slice(0, 1) });
  const found = await client.call<Page<Product>>('getSearch', { keyword, sort: 'priceLow', minPrice: 1 });
  first(found.list);
  const categories = await client.call<{ list: { categoryNo: number }[] }>('getSearchCategory', { keyword });
  const { categoryNo } = first(categories.list);
  const within = await client.call<Page<Product>>('getSearch', { keyword, categoryNo });
  first(within.list);
  await client.call('getSearch', { keyword: '농장', type: 'shop' });
}

async function readSitemap(client: DocumentedClient): Promise<void> {
  const { list } = await client.call<{ list: string[] }>('getDisplaySitemap');
  for (const part of list) {
    const pages = await client.call<{ list: { path: string }[] }>('getDisplaySitemapByPart', { part });
    first(pages.list);
  }
}

async function readNotices(client: DocumentedClient): Promise<void> {
  const { list } = await client.call<Page<{ noticeId: number }>>('getDisplayNotice');
  const { noticeId: id } = first(list);
  await client.call('getDisplayNoticeById', { id });
  await client.call('putDisplayNoticeByIdView', { id });
  await client.call('getDisplayNoticeLast');
}

/** What the app reports of its device, signed in or not. */
export async function openApp(client: DocumentedClient): Promise<void> {
  await client.call('postAppAccess', { deviceType: 1003, appVersion: '2.9.5' });
  await client.call('putAppVersion', { appVersion: '2.9.6' });
  await client.call('putAppAdId', { adId: 'a1b2-c3' });
  await client.call('putAppPush', { pushYN: 'Y' });
  await client.call('putAppAd', { adYN: 'N' });
  await client.call('getAppSettings');
  await client.call('putAppUserId');
  await client.call('getAppProfile');
}

export type Found = Awaited<ReturnType<typeof browse>>;

/** Likes, recently viewed products, an event, and an alarm request for a deal. */
export async function shop(client: DocumentedClient, { product, eventId }: Found): Promise<void> {
  const { productNo, shopId } = product;
  await client.call('postUserLikeProduct', { productNo, userEventData: { page_name: 'home', order: 1 } });
  await client.call('getUserLikeProductCheck', { productNos: `${productNo},1` });
  const liked = await client.call<Page<Product>>('getUserLikeProduct', { isAvailable: false });
  if (first(liked.list).productNo !== productNo) throw new Error('the like is not in the list');
  await client.call('deleteUserLikeProduct', { productNo });
  await client.call('postUserLikeShop', { shopId });
  await client.call('getUserLikeShopCheck', { shopIds: String(shopId) });
  await client.call('getUserLikeShop');
  await client.call('deleteUserLikeShop', { shopId });

  await client.call('getDisplayProductSellerPrice', { productNo });
  await client.call('putDisplayProductViewCount', { productNo });
  const seen = await client.call<{ list: Product[] }>('postUserRecentlyViewedProduct', { products: [{ productNo }] });
  if (first(seen.list).productNo !== productNo) throw new Error('what was seen is not in the list');
  await client.call('deleteUserRecentlyViewedProduct', { productNos: [productNo] });

  await client.call('postDisplayEventApply', { eventId });
  const own = await client.call<{ appliedDt: string | null }>('getDisplayEventApply', { eventId });
  if (!own.appliedDt) throw new Error('the application is not there');

  const wanted = { kind: 'shoppingLive', id: 1 };
  await client.call('putAlarmRequest', wanted);
  await client.call('getAlarmRequestCheck', { kind: wanted.kind, ids: '1' });
  await client.call('deleteAlarmRequest', wanted);
}
