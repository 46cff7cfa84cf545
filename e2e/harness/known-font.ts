import { localNames } from '@jangteo/contract/names';
import type { BrowserContext } from 'playwright/test';
import { fontFile } from './font-files.ts';

/** Pages request the first view's font at once, as on later visits. */
export const noteFont = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    ([name, address]) => {
      try {
        localStorage.setItem(name, address);
      } catch {
        // A page without storage.
      }
    },
    [localNames.font, `/fonts/${fontFile('core')}`] as const,
  );
