import type { Page } from 'playwright/test';

export interface Told {
  collector: string;
  account: string;
  name: string;
  given: Record<string, unknown>;
}

/** What a page tells the collectors from now on. */
export function watchCollectors(page: Page): Told[] {
  const told: Told[] = [];
  page.on('request', (request) => {
    const [, collector] = /\/collectors\/([\w-]+)$/.exec(request.url()) ?? [];
    if (collector && request.method() === 'POST') told.push({ collector, ...JSON.parse(request.postData() ?? '{}') });
  });
  return told;
}
