/** Names in the browser's stores and cookies: the customer's own, letter for letter. */
export const localNames = {
  accessToken: 'accessToken1',
  refreshToken: 'refreshToken1',
  deviceId: 'uid',
  userToken: 'userToken',
  receivedValue: 'receivedValue',
  appProductLike: 'appProductLike',
  socialLoginPlatform: 'socialLoginPlatform',
  redirectUri: 'redirectUri',
  state: 'state',
} as const;

export const sessionNames = {
  eventClickKey: 'eventClickKey',
  email: 'email',
  communityAlert: 'communityAlert',
  communityTooltip: 'communityTooltip',
  scrollPositions: 'scrollPositions',
  queryCache: 'host:queryCache',
  reloads: 'host:reloads',
} as const;

/** A visitor's device id in the browser starts with this. */
export const webDevicePrefix = 'w-';
