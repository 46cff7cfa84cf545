import type { BrowserContext } from 'playwright/test';

/** Everything the browser complains of, or a page says, in a context. */
export class ConsoleWatch {
  readonly #said: string[] = [];
  readonly #expected: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      this.#said.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#said.push(`page error: ${error.error().stack ?? error.error()}`));
  }

  /** What a test provokes on purpose. */
  expect(...messages: RegExp[]): void {
    this.#expected.push(...messages);
  }

  get unexpected(): string[] {
    return this.#said.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }
}

/** The browser's own words for an answer with an error status, or none at all. */
export const failedToLoad = /Failed to load resource/;

export const refusedByIntegrity = /Failed to find a valid digest in the 'integrity' attribute/;

/** Federation's remark when a remote is asked for under another address, which is how a retry works. */
export const registeredAnew = /is already registered/;

/** The browser's remark on a script that could not be had ahead, and was then asked for under another address. */
export const preloadedInVain = /was preloaded using link preload but not used/;
