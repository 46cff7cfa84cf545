import { cookieNames } from '@jangteo/contract/names';
import Cookies from 'js-cookie';

export type CookieName = keyof typeof cookieNames;

export interface CookieOptions {
  /** Without it the cookie lasts for the browser's session. */
  expires?: Date;
  /** The shared parent domain; without it the cookie belongs to this host alone. */
  domain?: string;
  secure?: boolean;
  sameSite?: 'lax' | 'strict' | 'none';
}

const onServer = () => typeof document === 'undefined';

export const cookieStore = {
  get(name: CookieName): string | undefined {
    return onServer() ? undefined : Cookies.get(cookieNames[name]);
  },

  set(name: CookieName, value: string, options: CookieOptions = {}): void {
    if (!onServer()) Cookies.set(cookieNames[name], value, { path: '/', sameSite: 'lax', ...options });
  },

  /** A cookie can be removed only with the domain with which it was set. */
  remove(name: CookieName, { domain }: Pick<CookieOptions, 'domain'> = {}): void {
    if (!onServer()) Cookies.remove(cookieNames[name], domain === undefined ? { path: '/' } : { path: '/', domain });
  },
};
