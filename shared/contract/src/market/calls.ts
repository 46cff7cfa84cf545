import { Type } from 'typebox';
import { defineCall } from '../call/call.ts';
import { DateTime } from '../call/scalars.ts';
import { bannerCalls } from './banners.ts';
import { categoryCalls } from './categories.ts';
import { dealCalls } from './deals.ts';
import { eventCalls } from './events.ts';
import { likeCalls } from './likes.ts';
import { productCalls } from './products.ts';
import { recentlyViewedCalls } from './recently-viewed.ts';
import { regionCalls } from './regions.ts';
import { searchCalls } from './search.ts';
import { seasonCalls } from './seasons.ts';
import { sitemapCalls } from './sitemap.ts';
import { storeCalls } from './stores.ts';

/** Calls for the market's pages, and for what members like and have viewed. */
export const marketCalls = {
  'GET /api/v1/display/web/current-datetime': defineCall({
    summary: '서버의 현재 시각',
    access: 'visitor',
    reply: Type.Object({ serverDt: DateTime }),
  }),
  ...bannerCalls,
  ...categoryCalls,
  ...dealCalls,
  ...eventCalls,
  ...likeCalls,
  ...productCalls,
  ...recentlyViewedCalls,
  ...regionCalls,
  ...searchCalls,
  ...seasonCalls,
  ...sitemapCalls,
  ...storeCalls,
};
