import type { BrowserContext } from 'playwright/test';

/** Collects the messages of browser and pages in the console of a context. */
export class ConsoleWatch {
  readonly #said: string[] = [];
  readonly #expected: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      this.#said.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#said.push(`page error: ${error.error().stack ?? error.error()}`));
  }

  /** Expects messages that a test provokes. */
  expect(...messages: RegExp[]): void {
    this.#expected.push(...messages);
  }

  get unexpected(): string[] {
    return this.#said.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }
}

/** The browser's message for a response with an error status, or for none at all. */
export const failedToLoad = /Failed to load resource/;

export const refusedByIntegrity =
  /Failed to find a valid digest in the 'integrity' attribute|SRI's integrity checks failed/;

/** Federation's message when a remote is requested under another address, which is how a retry works. */
export const registeredAnew = /is already registered/;

/** The browser's message for a script whose preload failed and which was then requested under another address. */
export const preloadedInVain = /was preloaded using link preload but not used/;
