import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

declare global {
  var opacities: string | undefined;
}

/** Runs in the page: whether nothing fades, and all is as opaque as when this was asked before. */
function isStill(): boolean {
  const before = globalThis.opacities;
  // Scripts may fade elements without an animation of the document.
  globalThis.opacities = [...document.querySelectorAll('body *')]
    .map((element) => getComputedStyle(element).opacity)
    .join();
  const isAnimated = document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
  return !isAnimated && globalThis.opacities === before;
}

/** More than the toasts that follow each other after an act. */
const mostLooks = 5;

/**
 * The violations that axe finds, short enough for a report. Axe looks in the page's own document, without a second page
 * that joins frames of other origins, and lists nothing but violations: both take longer than all its rules.
 */
export async function findings(page: Page, { but = [] }: { but?: string[] } = {}): Promise<string[]> {
  for (let looks = 1; ; looks += 1) {
    await page.waitForFunction(isStill, undefined, { polling: 100 });
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .disableRules(but);
    const { violations } = await axe.analyze();
    // What fades has other colours meanwhile, and a toast may have begun to fade while axe looked.
    if (violations.length > 0 && looks < mostLooks && !(await page.evaluate(isStill))) continue;
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
    );
  }
}
