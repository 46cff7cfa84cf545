// Decision: docs/decisions/2026-11-23-pages-load-no-script-without-a-hash.md

import { reportsPath } from '@jangteo/contract/browser-reports';

/**
 * A page loads no script without an integrity hash, and the browser reports one that it blocked. Scripts of other
 * companies have none: where an installation loads them, the policy blocks nothing.
 */
export const integrityPolicy = (loadsOutsideScripts: boolean): Record<string, string> =>
  loadsOutsideScripts
    ? {}
    : {
        'reporting-endpoints': `reports="${reportsPath}"`,
        'integrity-policy': 'blocked-destinations=(script), endpoints=(reports)',
      };
