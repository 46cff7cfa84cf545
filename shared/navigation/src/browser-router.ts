import type { PublicSettings } from '@jangteo/contract/release';
import { createBrowserRouter as createRouter } from 'react-router-dom';
import { navigateBelowOverlays, settleOverlayEntries } from './overlay-history.ts';
import { numberOpenedEntry } from './own-page-before.ts';

type Router = ReturnType<typeof createRouter>;

/** The router of the address bar. It does not see the history entries of overlays. */
export function createBrowserRouter({ shopOrigin }: PublicSettings, ...given: Parameters<typeof createRouter>): Router {
  numberOpenedEntry(shopOrigin);
  const router = createRouter(...given);
  const navigate = router.navigate as (...args: unknown[]) => Promise<void>;
  router.navigate = (...args: unknown[]) => navigateBelowOverlays(() => navigate(...args));
  settleOverlayEntries();
  return router;
}
