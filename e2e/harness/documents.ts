import type { Page } from 'playwright/test';

/** Records every document that the page requests from now on. */
export function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document' && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  return documents;
}
