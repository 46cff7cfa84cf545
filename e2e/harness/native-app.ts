import { appMarker } from '@jangteo/contract/names';
import type { Page } from 'playwright/test';

export type CarrierKind = 'handler' | 'ios' | 'android';

export interface Phone {
  carrier: CarrierKind;
  /** The app's responses by command; a command that is not listed gets none. */
  answers: Record<string, unknown>;
}

interface ReceivedCommand {
  command: string;
  payload: unknown;
}

/** Part of the web view's user agent. */
export const appUserAgent =
  `Mozilla/5.0 (Linux; Android 16; SM-S936N) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 ` +
  `Mobile Safari/537.36 ${appMarker}/3.1.0`;

export const deviceInfo = { platform: 'android', appVersion: '3.1.0', deviceUuid: 'e2e-phone', adId: 'e2e-ad-id' };

const usual: Record<string, unknown> = {
  getDeviceInfo: deviceInfo,
  getDevicePush: 'Y',
  checkMinimumVersion: true,
  moveToUrl: true,
  openMarket: true,
};

/** A native app around this page: records every command, and sends messages for a test. */
export class NativeApp {
  readonly heard: ReceivedCommand[] = [];
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Call before the page is opened. */
  static async around(page: Page, { carrier = 'handler', answers = {} }: Partial<Phone> = {}): Promise<NativeApp> {
    const app = new NativeApp(page);
    await page.exposeFunction('appHears', (command: string, payload: unknown) => {
      app.heard.push({ command, payload });
    });
    await page.addInitScript(installCarrier, { carrier, answers: { ...usual, ...answers } });
    return app;
  }

  /** Sends a message as an app does: from within the page, and as text on Android. */
  async says(message: object): Promise<void> {
    await this.#page.evaluate((said) => window.postMessage(said), message);
  }

  async saysInText(message: object): Promise<void> {
    await this.#page.evaluate((said) => window.postMessage(said), JSON.stringify(message));
  }

  /** From now on the app responds to a command in another way. */
  async answers(command: string, answer: unknown): Promise<void> {
    await this.#page.evaluate(
      ([name, given]) => Object.assign(globalThis.appAnswers, { [name as string]: given }),
      [command, answer],
    );
  }

  /** The arguments of each call of a command. */
  payloadsOf(command: string): unknown[] {
    return this.heard.filter((one) => one.command === command).map(({ payload }) => payload);
  }
}

declare global {
  var appAnswers: Record<string, unknown>;
  var appHears: (command: string, payload: unknown) => Promise<void>;
}

/** Runs in the page, before its first script. */
function installCarrier({ carrier, answers }: Phone): void {
  globalThis.appAnswers = answers;
  const answer = (command: string, payload: unknown) => {
    void globalThis.appHears(command, payload);
    return globalThis.appAnswers[command];
  };
  if (carrier === 'handler') {
    Object.assign(window, {
      jangteoApp: { callHandler: async (command: string, payload: object) => answer(command, payload) },
    });
  }
  if (carrier === 'ios') {
    const postMessage = async ({ command, payload }: ReceivedCommand) => answer(command, payload);
    Object.assign(window, { webkit: { messageHandlers: { jangteo: { postMessage } } } });
  }
  if (carrier === 'android') {
    const postMessage = (text: string) => {
      const { command, payload } = JSON.parse(text) as ReceivedCommand;
      return JSON.stringify(answer(command, payload) ?? null);
    };
    Object.assign(window, { jangteoAndroid: { postMessage } });
  }
}
