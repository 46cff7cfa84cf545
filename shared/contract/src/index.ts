export * from './account.ts';
export * from './agreements.ts';
export * from './alarms.ts';
export * from './banners.ts';
export * from './call.ts';
export * from './cards.ts';
export * from './categories.ts';
export * from './cellphone.ts';
export * from './codes.ts';
export * from './community/finding.ts';
export * from './community/images.ts';
export * from './community/moderation.ts';
export * from './community/poll.ts';
export * from './community/posts.ts';
export * from './community/qna.ts';
export * from './community/replies.ts';
export * from './community/surveys.ts';
export * from './deals.ts';
export * from './device.ts';
export * from './display.ts';
export * from './events.ts';
export * from './exchange.ts';
export * from './game.ts';
export * from './landing.ts';
export * from './likes.ts';
export * from './member.ts';
export * from './nickname.ts';
export * from './notice.ts';
export * from './product-list.ts';
export * from './recently-viewed.ts';
export * from './regions.ts';
export * from './release.ts';
export * from './routes.ts';
export { largestId } from './scalars.ts';
export * from './search.ts';
export * from './seasons.ts';
export * from './stars.ts';
export * from './stores.ts';

import { accountCalls } from './account.ts';
import { alarmCalls } from './alarms.ts';
import { cellphoneCalls } from './cellphone.ts';
import { communityCalls } from './community/calls.ts';
import { deviceCalls } from './device.ts';
import { displayCalls } from './display.ts';
import { exchangeCalls } from './exchange.ts';
import { gameCalls } from './game.ts';
import { landingCalls } from './landing.ts';
import { likeCalls } from './likes.ts';
import { memberCalls } from './member.ts';
import { nicknameCalls } from './nickname.ts';
import { noticeCalls } from './notice.ts';
import { recentlyViewedCalls } from './recently-viewed.ts';
import { searchCalls } from './search.ts';
import { starCalls } from './stars.ts';

/** Every call of the product, by method and path. Parameters in a path are written `:name`. */
export const calls = {
  ...accountCalls,
  ...alarmCalls,
  ...communityCalls,
  ...recentlyViewedCalls,
  ...nicknameCalls,
  ...cellphoneCalls,
  ...deviceCalls,
  ...displayCalls,
  ...exchangeCalls,
  ...likeCalls,
  ...gameCalls,
  ...landingCalls,
  ...memberCalls,
  ...noticeCalls,
  ...searchCalls,
  ...starCalls,
};

export type Calls = typeof calls;
export type CallKey = keyof Calls;
