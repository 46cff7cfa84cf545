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

/**
 * The violations that axe finds, short enough for a report. Axe looks in the page's own document, without a second page
 * that joins frames of other origins, and lists nothing but violations: both take longer than all its rules.
 */
export async function findings(page: Page, { but = [] }: { but?: string[] } = {}): Promise<string[]> {
  const look = async () => {
    await settle(page);
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .disableRules(but);
    return (await axe.analyze()).violations;
  };
  const atFirst = await look();
  // A toast may have begun to fade while axe looked: what is wrong is wrong a second time.
  const violations = atFirst.length > 0 ? await look() : atFirst;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}
