import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** The violations that axe finds, short enough for a report. */
export async function findings(page: Page, { but = [] }: { but?: string[] } = {}): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).disableRules(but).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}
