import type { Page } from 'playwright/test';

export interface Collected {
  collector: string;
  account: string;
  name: string;
  given: Record<string, unknown>;
}

/** Records what a page sends to the collectors from now on. */
export function watchCollectors(page: Page): Collected[] {
  const collected: Collected[] = [];
  page.on('request', (request) => {
    const [, collector] = /\/collectors\/([\w-]+)$/.exec(request.url()) ?? [];
    if (collector && request.method() === 'POST')
      collected.push({ collector, ...JSON.parse(request.postData() ?? '{}') });
  });
  return collected;
}
