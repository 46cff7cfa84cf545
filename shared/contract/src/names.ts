/** Names in the browser's stores and cookies: the customer's own, letter for letter. */
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
  /** What a sign-in that is under way is waiting for, beside `state` and `redirectUri`. */
  signInAttempt: 'auth:signInAttempt',
  loginProbe: 'auth:probe',
  /** Told by the device maker once only, kept until the server has it. */
  givenName: 'auth:givenName',
  /** Outlives the logout, as a hint for the next login. */
  lastLoginPlatform: 'auth:lastLoginPlatform',
  recentSearches: 'shop:recentSearches',
  /** When the visitor last was in the community, by the server's clock. */
  communitySeenAt: 'host:communitySeenAt',
  /** The day on which the community's tab last had its tooltip. */
  tooltipDay: 'host:tooltipDay',
  lastShopLike: 'shop:lastShopLike',
  /** An exchange of stars that was asked for and whose reply has not come. */
  pendingExchange: 'mypage:pendingExchange',
} as const;

export const sessionNames = {
  eventClickKey: 'eventClickKey',
  email: 'email',
  communityAlert: 'communityAlert',
  communityTooltip: 'communityTooltip',
  scrollPositions: 'scrollPositions',
  seenAtSeller: 'shop:seenAtSeller',
  /** What a visitor tapped when the login came in between. */
  afterLogin: 'shop:wish',
  queryCache: 'host:queryCache',
  reloads: 'host:reloads',
  /** Set once this tab has been told of to those who count visits. */
  launched: 'host:launched',
} as const;

export const cookieNames = {
  /** Ends with the day; without it a visit is the first. */
  visited: 'visited',
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  /** Own path to which a login leads back. */
  redirectPath: 'redirectPath',
  /** Own path to which the outside shop leads back. */
  shopReturnPath: 'shopReturnPath',
} as const;

/** In the user agent of the native app's web view. */
export const appMarker = 'JangteoApp';

/** A visitor's device id in the browser starts with this. */
export const webDevicePrefix = 'w-';
