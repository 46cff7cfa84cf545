import { findCarrier } from './carrier.ts';

type Commands = typeof import('./commands.ts').commands;
type Answer<Name extends keyof Commands> = NonNullable<Awaited<ReturnType<Commands[Name]>>>;

/** The commands' code is loaded only where there is an app; without one the fallback is returned at once. */
function late<Name extends keyof Commands, Fallback>(name: Name, fallback: Fallback) {
  return async (...given: Parameters<Commands[Name]>): Promise<Answer<Name> | Fallback> => {
    if (!findCarrier()) return fallback;
    try {
      const { commands } = await import(/* webpackChunkName: "native-commands" */ './commands.ts');
      const command = commands[name] as (...given: unknown[]) => Promise<Answer<Name> | undefined>;
      return (await command(...given)) ?? fallback;
    } catch {
      return fallback;
    }
  };
}

/** Commands to the app. Each is safe in a browser, where it does nothing, and with an app that does not respond. */
export const native = {
  setToken: late('setToken', undefined),
  clearCacheAndCookies: late('clearCacheAndCookies', undefined),
  /** Whether this version of the app may go on; true where it is unknown. */
  checkMinimumVersion: late('checkMinimumVersion', true),
  closeSubWebView: late('closeSubWebView', undefined),
  /** Whether the app has opened the address; if not, the page opens it itself. */
  moveToUrl: late('moveToUrl', false),
  /** Undefined where there is no push, as in a browser. */
  devicePush: late('devicePush', undefined),
  requestPermission: late('requestPermission', false),
  deviceInfo: late('deviceInfo', undefined),
  pickImage: late('pickImage', undefined),
  /** Opens another app, or its page in the app store. */
  openMarket: late('openMarket', false),
};
