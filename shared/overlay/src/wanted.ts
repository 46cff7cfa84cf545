// Decision: docs/decisions/2026-11-20-overlays-are-asked-for.md

import { observable } from './observable.ts';

const wanted = observable(false);

/**
 * Loads the overlays' views, which otherwise load with the first overlay. Call it when one is likely, as on
 * pointerdown.
 */
export const prepareOverlays = (): void => {
  if (!wanted.get()) wanted.set(true);
};

export const useOverlaysWanted = wanted.use;
