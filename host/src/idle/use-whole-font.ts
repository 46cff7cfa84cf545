import { pageIds } from '@jangteo/contract/release';
import { useEffect } from 'react';
import { completeFont } from './complete-font.ts';
import { whenIdle } from './when-idle.ts';

let isBegun = false;

/** Completes the font once the page is idle, once in a document. */
export function useWholeFont(): void {
  useEffect(
    () =>
      whenIdle(() => {
        if (isBegun) return;
        isBegun = true;
        // Without it, the device's own font stands in.
        completeFont(document.getElementById(pageIds.root)?.textContent ?? '').catch(() => undefined);
      }),
    [],
  );
}
