import { pageIds, type Registry } from '@jangteo/contract/release';
import type { Page } from 'playwright/test';

/** The release set of a page. */
export async function registryOf(page: Page): Promise<Registry> {
  const text = await page.locator(`#${pageIds.registry}`).textContent();
  return JSON.parse(text ?? '') as Registry;
}
