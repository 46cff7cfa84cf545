export { communitySeenBefore, noteCommunityVisit } from './community-visit.ts';
export { type CookieName, type CookieOptions, cookieStore } from './cookies.ts';
export { deviceId } from './device-id.ts';
export { parseStored } from './guarded-store.ts';
export { onRemovedElsewhere, onStoredElsewhere } from './other-tabs.ts';
export { type RecentProduct, recentProducts } from './recent-products.ts';
export { localStore, sessionStore } from './stores.ts';
