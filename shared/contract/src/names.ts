/** Names in local storage, session storage and cookies: the customer's own, letter for letter. */
export const localNames = {
  accessToken: 'accessToken1',
  refreshToken: 'refreshToken1',
  deviceId: 'uid',
  userToken: 'userToken',
  receivedValue: 'receivedValue',
  appProductLike: 'appProductLike',
  recentlyViewed: 'recentlyViewed',
  socialLoginPlatform: 'socialLoginPlatform',
  redirectUri: 'redirectUri',
  state: 'state',
  /** '1' once the member is registered at the shop platform. */
  shopRegistration: 'shopRegistration',
  banStatus: 'banStatus',
  /** The state of a sign-in in progress, beside `state` and `redirectUri`. */
  signInAttempt: 'auth:signInAttempt',
  loginProbe: 'auth:probe',
  /** The device maker sends the name only once; kept until the server has stored it. */
  givenName: 'auth:givenName',
  /** Kept after the logout, as a hint for the next login. */
  lastLoginPlatform: 'auth:lastLoginPlatform',
  recentSearches: 'shop:recentSearches',
  communityRecentSearches: 'community:recentSearches',
  /** When the visitor was last in the community, by the server's clock. */
  communitySeenAt: 'host:communitySeenAt',
  /** The day on which the community's tab last showed its tooltip. */
  tooltipDay: 'host:tooltipDay',
  /** The address of the first view's font, once this browser has loaded it. */
  font: 'host:font',
  lastShopLike: 'shop:lastShopLike',
  /** An exchange of stars that was asked for and whose reply has not come. */
  pendingExchange: 'mypage:pendingExchange',
  /** Texts that a member has begun to write for the community, by board and post. */
  communityDrafts: 'community:drafts',
  /** Replies that were begun and not sent, each with its post. */
  replyDrafts: 'community:replyDrafts',
} as const;

export const sessionNames = {
  eventClickKey: 'eventClickKey',
  email: 'email',
  communityAlert: 'communityAlert',
  communityTooltip: 'communityTooltip',
  /** When this visit to the community began, and when the one before it was. */
  communityVisit: 'host:communityVisit',
  scrollPositions: 'scrollPositions',
  seenAtSeller: 'shop:seenAtSeller',
  /** The after-login action: what a visitor tapped when the login came in between. */
  afterLogin: 'shop:wish',
  queryCache: 'host:queryCache',
  /** The member whose data this tab keeps. */
  member: 'host:member',
  reloads: 'host:reloads',
  /** The number that a code was sent to, and until when it can be entered. */
  phoneCode: 'mypage:phoneCode',
  /** Set when this tab's visit has been reported to analytics. */
  launched: 'host:launched',
  /** Set while pages say which team's parts they are made of. */
  owners: 'host:owners',
} as const;

/** What tells nothing of a member: it stays in the browser when one leaves. All other names are removed. */
export const stayingNames = {
  local: ['deviceId', 'lastLoginPlatform', 'tooltipDay', 'font'],
  session: ['communityAlert', 'communityTooltip', 'scrollPositions', 'reloads', 'launched', 'owners'],
} as const satisfies { local: (keyof typeof localNames)[]; session: (keyof typeof sessionNames)[] };

export const cookieNames = {
  /** Expires at the end of the day; while it is missing, a visit counts as the first. */
  visited: 'visited',
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  /** The path of our own to which a login returns. */
  redirectPath: 'redirectPath',
  /** The path of our own to which the shop platform returns. */
  shopReturnPath: 'shopReturnPath',
} as const;

/** Part of the user agent of the native app's web view. */
export const appMarker = 'JangteoApp';

/** The prefix of a visitor's device id in a browser. */
export const webDevicePrefix = 'w-';
