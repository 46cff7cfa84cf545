import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** What fades in or out has the colours of neither end meanwhile. */
const settle = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );

/** The violations that axe finds, short enough for a report. */
export async function findings(page: Page, { but = [] }: { but?: string[] } = {}): Promise<string[]> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).disableRules(but).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}
