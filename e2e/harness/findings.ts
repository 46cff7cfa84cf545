import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** What axe finds, short enough to read in a report. */
export async function findings(page: Page, { but = [] }: { but?: string[] } = {}): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).disableRules(but).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}
