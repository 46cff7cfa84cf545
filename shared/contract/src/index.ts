export * from './call/call.ts';
export * from './call/codes.ts';
export { largestId } from './call/largest-id.ts';
export * from './community/drafts.ts';
export * from './community/finding.ts';
export * from './community/images.ts';
export * from './community/moderation.ts';
export * from './community/poll.ts';
export * from './community/posts.ts';
export * from './community/qna.ts';
export * from './community/replies.ts';
export * from './community/surveys.ts';
export * from './market/banners.ts';
export * from './market/cards.ts';
export * from './market/categories.ts';
export * from './market/deals.ts';
export * from './market/events.ts';
export * from './market/likes.ts';
export * from './market/products.ts';
export * from './market/regions.ts';
export * from './market/search.ts';
export * from './market/seasons.ts';
export * from './market/sitemap.ts';
export * from './market/stores.ts';
export * from './members/account.ts';
export * from './members/agreements.ts';
export * from './members/cellphone.ts';
export * from './members/device.ts';
export * from './members/landing.ts';
export * from './members/member.ts';
export * from './members/my-data.ts';
export * from './members/nickname.ts';
export * from './messages/alarms.ts';
export * from './messages/notices.ts';
export * from './release/release.ts';
export * from './release/routes.ts';
export * from './stars/exchange.ts';
export * from './stars/game.ts';
export * from './stars/stars.ts';

import { communityCalls } from './community/calls.ts';
import { marketCalls } from './market/calls.ts';
import { membersCalls } from './members/calls.ts';
import { alarmCalls } from './messages/alarms.ts';
import { noticeCalls } from './messages/notices.ts';
import { exchangeCalls } from './stars/exchange.ts';
import { gameCalls } from './stars/game.ts';
import { starCalls } from './stars/stars.ts';

/** Every call of the product, by method and path. Path parameters are written `:name`. */
export const calls = {
  ...alarmCalls,
  ...communityCalls,
  ...exchangeCalls,
  ...gameCalls,
  ...marketCalls,
  ...membersCalls,
  ...noticeCalls,
  ...starCalls,
};

export type Calls = typeof calls;
export type CallKey = keyof Calls;
