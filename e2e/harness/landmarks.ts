import type { Locator, Page } from 'playwright/test';

export const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: '주 메뉴' });
export const homeTabs = (page: Page): Locator => page.getByRole('navigation', { name: '홈 메뉴' });
/** The footer is part of the page's content, and therefore no landmark of the document. */
export const footer = (page: Page): Locator => page.locator('footer');
export const section = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name });

/**
 * Clicks the footer's link in one task, because the list above it may be growing: a press would begin on the link and end beside
 * it.
 */
export const openTerms = (page: Page): Promise<void> =>
  footer(page).getByRole('link', { name: '이용약관' }).dispatchEvent('click');
