import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

declare global {
  var opacities: string | undefined;
}

/** Elements that fade have other colours meanwhile; scripts may fade them without an animation of the document. */
const settle = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => {
      const before = globalThis.opacities;
      globalThis.opacities = [...document.querySelectorAll('body *')]
        .map((element) => getComputedStyle(element).opacity)
        .join();
      const isStill = document
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity);
      return isStill && globalThis.opacities === before;
    },
    undefined,
    { polling: 100 },
  );

/** More than the toasts that follow each other after an act. */
const mostLooks = 6;

/**
 * The violations that axe finds, short enough for a report. Axe looks in the page's own document, without a second page
 * that joins frames of other origins, and lists nothing but violations: both take longer than all its rules.
 */
export async function findings(page: Page, { but = [] }: { but?: string[] } = {}): Promise<string[]> {
  const look = async (): Promise<string[]> => {
    await settle(page);
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .disableRules(but);
    const { violations } = await axe.analyze();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
    );
  };
  // A toast may fade while axe looks, and has other colours each time: what is wrong is wrong twice in the same way.
  let found = await look();
  for (let looks = 1; found.length > 0 && looks < mostLooks; looks += 1) {
    const again = await look();
    if (again.join() === found.join()) break;
    found = again;
  }
  return found;
}
