import type { BrowserContext, Page } from 'playwright/test';

declare global {
  /** The addresses of the scripts that have run in this document. */
  var scriptsRun: Set<string> | undefined;
}

const latestUseMs = 15_000;
/** How long after a document has loaded the browser calls a preload unused. */
const unusedAfterMs = 3_000;

const closedWithinMs = 5_000;

/** Collects the messages of browser and pages in the console of a context. */
export class ConsoleWatch {
  readonly #said: string[] = [];
  readonly #expected: RegExp[] = [];
  /**
   * Messages that are said if these reject. The browser calls a preload unused after three seconds, in which a busy machine
   * may not get to it; and a window that closes breaks off what it is loading.
   */
  readonly #doubtful: Promise<unknown>[] = [];

  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      const text = `${message.type()}: ${message.text()} (${message.location().url})`;
      const [, script] = unusedScript.exec(message.text()) ?? [];
      const page = message.page();
      const sayUnless = (proof: Promise<unknown>) => this.#doubtful.push(proof.catch(() => this.#said.push(text)));
      if (!page || this.#isExpected(text)) this.#said.push(text);
      else if (script) sayUnless(untilRun(page, script));
      else if (brokenOff.test(text)) sayUnless(untilClosed(page));
      else this.#said.push(text);
    });
    context.on('weberror', (error) => this.#said.push(`page error: ${error.error().stack ?? error.error()}`));
    await context.addInitScript(recordScripts);
  }

  /** Expects messages that a test provokes. */
  expect(...messages: RegExp[]): void {
    this.#expected.push(...messages);
  }

  async unexpected(): Promise<string[]> {
    await Promise.all(this.#doubtful);
    return this.#said.filter((text) => !this.#isExpected(text));
  }

  #isExpected(text: string): boolean {
    return this.#expected.some((pattern) => pattern.test(text));
  }
}

/** Runs in the page before its scripts. */
function recordScripts(): void {
  globalThis.scriptsRun = new Set();
  const record = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) globalThis.scriptsRun?.add(target.src);
  };
  document.addEventListener('load', record, { capture: true });
}

/**
 * Rejects when the script has run in no frame in time: its preload was in vain. One of a document that was left
 * meanwhile is not: the page could not use it any more.
 */
const untilRun = async (page: Page, script: string): Promise<void> => {
  const options = { timeout: latestUseMs };
  const hasRun = (address: string) => globalThis.scriptsRun?.has(address);
  const isLeft = (saidAt: number) => performance.timeOrigin > saidAt;
  await Promise.any([
    ...page.frames().map((frame) => frame.waitForFunction(hasRun, script, options)),
    page.waitForFunction(isLeft, Date.now() - unusedAfterMs, options),
  ]);
};

const untilClosed = async (page: Page): Promise<void> => {
  if (!page.isClosed()) await page.waitForEvent('close', { timeout: closedWithinMs });
};

/** The browser's message for a response with an error status, or for none at all. */
export const failedToLoad = /Failed to load resource/;

export const refusedByIntegrity =
  /Failed to find a valid digest in the 'integrity' attribute|SRI's integrity checks failed/;

/** The browser's messages for a request that ended when its window was closed: nothing came, and nothing has no such hash. */
const brokenOff = new RegExp(`Fetch API cannot load|${refusedByIntegrity.source}`);

/** Federation's message when a remote is requested under another address, which is how a retry works. */
export const registeredAnew = /is already registered/;

/** The browser's message for a script whose preload failed and which was then requested under another address. */
export const preloadedInVain = /was preloaded using link preload but not used/;
/** The browser's message for what only scripts would have used. */
export const preloadedForScripts = /\.js(on)? was preloaded using link preload but not used/;
const unusedScript = /^The resource (\S+\.js) was preloaded using link preload but not used/;
