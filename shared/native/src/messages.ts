import type { Tokens } from '@jangteo/contract';
import { isRecord } from '@jangteo/contract/is-record';
import { positiveInteger, yesOrNo } from './shapes.ts';

/** The messages of the app, under the customer's names. */
export interface AppMessages {
  close: Record<never, never>;
  /** A path of this product; the app may send it in any form. */
  moveRoute: { path: string };
  /** Without tokens in the message, the app has put them into the storage itself. */
  appLogin: { tokens?: Tokens };
  appTokenRefresh: { tokens?: Tokens };
  appClose: Record<never, never>;
  appLogout: Record<never, never>;
  /** A product viewed in the app. Its other fields are checked by the list that stores it. */
  appRecentProduct: { productNo: number; product: Record<string, unknown> };
  setDevicePush: { isOn: boolean };
  appProductLike: { likeMode: boolean; productNo: number };
  appLoadUrl: { mode: 'reload' | 'default' };
}

export type AppMessageName = keyof AppMessages;

export type AppMessage = { [Name in AppMessageName]: { name: Name } & AppMessages[Name] }[AppMessageName];

/** Returns the own path that an address leads to; undefined for any other address. */
export type OwnPath = (address: string) => string | undefined;

type Readers = {
  [Name in AppMessageName]: (fields: Record<string, unknown>, ownPath: OwnPath) => AppMessages[Name] | undefined;
};

const withoutFields = () => ({});

/** All of the tokens or none: part of a login is no login. */
function readTokens({ accessToken, refreshToken, expireDt }: Record<string, unknown>): { tokens?: Tokens } | undefined {
  if ([accessToken, refreshToken, expireDt].every((field) => field === undefined)) return {};
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string' || typeof expireDt !== 'string')
    return undefined;
  if (!accessToken || !refreshToken || Number.isNaN(Date.parse(expireDt))) return undefined;
  return { tokens: { accessToken, refreshToken, expireDt } };
}

const readers: Readers = {
  close: withoutFields,
  moveRoute({ url }, ownPath) {
    const path = typeof url === 'string' ? ownPath(url) : undefined;
    return path === undefined ? undefined : { path };
  },
  appLogin: readTokens,
  appTokenRefresh: readTokens,
  appClose: withoutFields,
  appLogout: withoutFields,
  appRecentProduct(product) {
    const productNo = positiveInteger(product.productNo);
    return productNo === undefined ? undefined : { productNo, product };
  },
  setDevicePush(fields) {
    const isOn = yesOrNo(fields.isOn);
    return isOn === undefined ? undefined : { isOn };
  },
  appProductLike(fields) {
    const likeMode = yesOrNo(fields.likeMode);
    const productNo = positiveInteger(fields.productNo);
    return likeMode === undefined || productNo === undefined ? undefined : { likeMode, productNo };
  },
  appLoadUrl: ({ mode }) => (mode === 'reload' || mode === 'default' ? { mode } : undefined),
};

/** Undefined if the name is not one of the customer's or the fields have another shape. */
export function readAppMessage(data: unknown, ownPath: OwnPath): AppMessage | undefined {
  if (!isRecord(data) || !isMessageName(data.name)) return undefined;
  const { name, ...fields } = data;
  const message = readers[name](fields, ownPath);
  return message && ({ name, ...message } as AppMessage);
}

const isMessageName = (name: unknown): name is AppMessageName =>
  typeof name === 'string' && Object.hasOwn(readers, name);
