import { pageIds, type Registry } from '@jangteo/contract/release';
import type { Page } from 'playwright/test';

/** The release set of a page, with all of its apps. */
export async function registryOf(page: Page): Promise<Registry> {
  const text = await page.locator(`#${pageIds.registry}`).textContent();
  const registry = JSON.parse(text ?? '') as Registry;
  if (!registry.appsFile) return registry;
  const file = await page.request.get(new URL(registry.appsFile.path, page.url()).href);
  return { ...registry, apps: (await file.json()) as Registry['apps'] };
}
