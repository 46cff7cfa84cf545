import { Type } from 'typebox';
import { bannerCalls } from './banners.ts';
import { defineCall } from './call.ts';
import { categoryCalls } from './categories.ts';
import { dealCalls } from './deals.ts';
import { eventCalls } from './events.ts';
import { productCalls } from './products.ts';
import { regionCalls } from './regions.ts';
import { DateTime } from './scalars.ts';
import { seasonCalls } from './seasons.ts';
import { storeCalls } from './stores.ts';

/** What the market's pages show. */
export const displayCalls = {
  'GET /api/v1/display/web/current-datetime': defineCall({
    summary: '서버의 현재 시각',
    access: 'visitor',
    reply: Type.Object({ serverDt: DateTime }),
  }),
  ...bannerCalls,
  ...categoryCalls,
  ...dealCalls,
  ...eventCalls,
  ...productCalls,
  ...regionCalls,
  ...seasonCalls,
  ...storeCalls,
};
