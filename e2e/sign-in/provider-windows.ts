import type { Locator, Page } from 'playwright/test';

/** The portal's own pages, as a person goes through them. */
export async function chooseAtPortal(portal: Page, persona: string): Promise<void> {
  await portal.locator(`input[name=persona][value=${persona}]`).check();
  await portal.getByRole('button', { name: '로그인', exact: true }).click();
}

export const agreeAtPortal = (portal: Page): Promise<void> => portal.getByRole('button', { name: '동의하기' }).click();

/** Someone whom the list of personas does not show: signed in at the portal before. */
export async function beAtPortal(page: Page, persona: string, portalOrigin: string): Promise<void> {
  await page.context().addCookies([{ name: 'portal', value: persona, url: portalOrigin }]);
}

export async function continueAtDeviceMaker(provider: Page, persona: string): Promise<void> {
  await provider.locator(`input[name=persona][value=${persona}]`).check();
  await provider.getByRole('button', { name: '계속', exact: true }).click();
}

/** Presses a button that closes its window, which may be gone before the press is reported as done. */
export async function pressToClose(button: Locator): Promise<void> {
  const window = button.page();
  const closed = window.waitForEvent('close');
  await button.click().catch((error: unknown) => {
    if (!window.isClosed()) throw error;
  });
  await closed;
}
