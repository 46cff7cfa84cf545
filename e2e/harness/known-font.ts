import { readdirSync } from 'node:fs';
import path from 'node:path';
import { localNames } from '@jangteo/contract/names';
import type { Page } from 'playwright/test';
import { projectRoot } from '../places.ts';

const file = readdirSync(path.join(projectRoot, 'shared/ui/assets/fonts')).find((name) => name.startsWith('core.'));

/**
 * The page requests the first view's font at once, as on later visits. On a first one the text changes its font when the page
 * is idle: on a machine without Korean fonts its lines break anew then.
 */
export const withKnownFont = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ([name, address]) => {
      if (window.origin !== 'null') localStorage.setItem(name, address);
    },
    [localNames.font, `/fonts/${file}`] as const,
  );
