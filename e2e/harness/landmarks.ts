import type { Locator, Page } from 'playwright/test';

export const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: '주 메뉴' });
export const homeTabs = (page: Page): Locator => page.getByRole('navigation', { name: '홈 메뉴' });
/** The footer is part of the page's content, and therefore no landmark of the document. */
export const footer = (page: Page): Locator => page.locator('footer');
export const section = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name });
