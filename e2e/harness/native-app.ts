import { appMarker } from '@jangteo/contract/names';
import type { Page } from 'playwright/test';

export type CarrierKind = 'handler' | 'ios' | 'android';

export interface Phone {
  carrier: CarrierKind;
  /** What the app answers, by command; what is not named here gets no answer. */
  answers: Record<string, unknown>;
}

interface ReceivedCommand {
  command: string;
  payload: unknown;
}

/** In the web view's user agent. */
export const appUserAgent =
  `Mozilla/5.0 (Linux; Android 16; SM-S936N) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 ` +
  `Mobile Safari/537.36 ${appMarker}/3.1.0`;

export const deviceInfo = { platform: 'android', appVersion: '3.1.0', deviceUuid: 'e2e-phone' };

const usual: Record<string, unknown> = {
  getDeviceInfo: deviceInfo,
  getDevicePush: 'Y',
  checkMinimumVersion: true,
  moveToUrl: true,
  openMarket: true,
};

/** An app around this page: it hears every command, and says what a test has it say. */
export class NativeApp {
  readonly heard: ReceivedCommand[] = [];
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Before the page is opened. */
  static async around(page: Page, { carrier = 'handler', answers = {} }: Partial<Phone> = {}): Promise<NativeApp> {
    const app = new NativeApp(page);
    await page.exposeFunction('appHears', (command: string, payload: unknown) => {
      app.heard.push({ command, payload });
    });
    await page.addInitScript(installCarrier, { carrier, answers: { ...usual, ...answers } });
    return app;
  }

  /** As an app speaks: from within the page; Android in text. */
  async says(message: object): Promise<void> {
    await this.#page.evaluate((said) => window.postMessage(said), message);
  }

  async saysInText(message: object): Promise<void> {
    await this.#page.evaluate((said) => window.postMessage(said), JSON.stringify(message));
  }

  /** From now on it answers a command in another way. */
  async answers(command: string, answer: unknown): Promise<void> {
    await this.#page.evaluate(
      ([name, given]) => Object.assign(globalThis.appAnswers, { [name as string]: given }),
      [command, answer],
    );
  }

  /** What has come with a command, each time. */
  payloadsOf(command: string): unknown[] {
    return this.heard.filter((one) => one.command === command).map(({ payload }) => payload);
  }
}

declare global {
  var appAnswers: Record<string, unknown>;
  var appHears: (command: string, payload: unknown) => Promise<void>;
}

/** In the page, before its first script. */
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
