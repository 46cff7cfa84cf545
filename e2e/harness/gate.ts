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

/** Calls without which no page knows its visitor. */
export const sessionPaths = ['/api/v1/token', '/api/v1/user/token', '/api/v2/user/profile', '/api/v1/app'];

/** The calls for what a page shows: all but those for its session. */
export const dataCalls = ({ pathname }: URL): boolean =>
  pathname.startsWith('/api/') && !sessionPaths.some((path) => pathname.startsWith(path));
