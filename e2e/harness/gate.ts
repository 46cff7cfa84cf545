import type { Page, Request } from 'playwright/test';

type UrlPattern = Parameters<Page['route']>[0];

/** Keeps a page's requests waiting until it is opened: code that needs their responses cannot run before. */
export class Gate {
  readonly waiting: Request[] = [];
  readonly #opened = Promise.withResolvers<void>();

  static async before(page: Page, pattern: UrlPattern): Promise<Gate> {
    const gate = new Gate();
    await page.route(pattern, async (route) => {
      gate.waiting.push(route.request());
      await gate.#opened.promise;
      await route.continue();
    });
    return gate;
  }

  open(): void {
    this.#opened.resolve();
  }
}

export const scripts = /\/r\/[^?]+\.js/;
export const pictures = /\/img\//;
