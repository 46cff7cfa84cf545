/** The closed list of codes in a response body. 0 is success. */
export const codes = {
  ok: 0,
  unexpected: 5,
  noData: 8,
  unsupported: 9,
  required: 10,
  undefined: 11,
  notMatched: 12,
  outOfRange: 13,
  parameterStore: 51,
  searchEngine: 52,
  portalLogin: 81,
  deviceMakerLogin: 82,
  signUpProhibited: 83,
  signUpProhibitedDeviceMaker: 84,
  nicknameLimit: 87,
  likeProductLimit: 91,
  likeShopLimit: 92,
  tokenMissing: 110,
  tokenExpired: 111,
  refreshExpired: 112,
  requestTimeout: 141,
  externalApi: 180,
  withdrawalFailed: 400,
} as const;

export type ErrorCode = Exclude<(typeof codes)[keyof typeof codes], 0>;
