import { pageIds, type Registry } from '@jangteo/contract/release';
import type { Page } from 'playwright/test';

/** The set of releases with which a page was made. */
export async function registryOf(page: Page): Promise<Registry> {
  const text = await page.locator(`#${pageIds.registry}`).textContent();
  return JSON.parse(text ?? '') as Registry;
}
