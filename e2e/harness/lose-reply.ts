import type { Page } from 'playwright/test';

/** The next request to the address arrives, and its reply is lost. */
export const loseReply = (page: Page, url: string) =>
  page.route(
    url,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
