import { readdirSync } from 'node:fs';
import path from 'node:path';
import { localNames } from '@jangteo/contract/names';
import type { BrowserContext } from 'playwright/test';
import { projectRoot } from '../places.ts';

const file = readdirSync(path.join(projectRoot, 'shared/ui/assets/fonts')).find((name) => name.startsWith('core.'));

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
    [localNames.font, `/fonts/${file}`] as const,
  );
