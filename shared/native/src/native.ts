import { findCarrier } from './carrier.ts';

type Commands = typeof import('./commands.ts').commands;
type Answer<Name extends keyof Commands> = NonNullable<Awaited<ReturnType<Commands[Name]>>>;

/** The words are loaded where there is an app to hear them; all others have the fallback at once. */
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

/** What the web asks of the app. Each is safe on the web, where it does nothing, and with an app that does not answer. */
export const native = {
  setToken: late('setToken', undefined),
  clearCacheAndCookies: late('clearCacheAndCookies', undefined),
  /** Whether this app may go on; where it cannot be known, it may. */
  checkMinimumVersion: late('checkMinimumVersion', true),
  closeSubWebView: late('closeSubWebView', undefined),
  /** Whether the app has taken the address over; if not, the page opens it itself. */
  moveToUrl: late('moveToUrl', false),
  /** Nothing where there is no push, as on the web. */
  devicePush: late('devicePush', undefined),
  requestPermission: late('requestPermission', false),
  deviceInfo: late('deviceInfo', undefined),
  pickImage: late('pickImage', undefined),
  /** Opens another app, or the market's page where one can get it. */
  openMarket: late('openMarket', false),
};
