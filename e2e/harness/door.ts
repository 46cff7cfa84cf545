import type { JSHandle, Page } from 'playwright/test';

interface Federation {
  __INSTANCES__: { loadShare(name: string): Promise<() => unknown> }[];
}

/** The page's own module of this name, as every remote uses it. */
export const doorOf = <Door>(page: Page, name: string): Promise<JSHandle<Door>> =>
  page.evaluateHandle(async (door) => {
    const { __FEDERATION__: runtime } = globalThis as unknown as { __FEDERATION__: Federation };
    const share = await runtime.__INSTANCES__[0]?.loadShare(door);
    if (!share) throw new Error(`The page shares no ${door}`);
    return share() as Door;
  }, name);
