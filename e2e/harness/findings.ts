import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** What fades in or out has the colours of neither end meanwhile. */
const settle = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );

/**
 * The violations that axe finds, short enough for a report. Axe looks in the page's own document, without a second page
 * that joins frames of other origins, and lists nothing but violations: both take longer than all its rules.
 */
export async function findings(page: Page, { but = [] }: { but?: string[] } = {}): Promise<string[]> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .disableRules(but)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}
