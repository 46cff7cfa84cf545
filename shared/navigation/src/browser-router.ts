import { createBrowserRouter as createRouter } from 'react-router-dom';
import { navigateBelowOverlays, settleOverlayEntries } from './overlay-history.ts';

type Router = ReturnType<typeof createRouter>;

/** The router of the page's address. It knows nothing of the entries that overlays have in the history. */
export function createBrowserRouter(...given: Parameters<typeof createRouter>): Router {
  const router = createRouter(...given);
  const navigate = router.navigate as (...way: unknown[]) => Promise<void>;
  router.navigate = (...way: unknown[]) => navigateBelowOverlays(() => navigate(...way));
  settleOverlayEntries();
  return router;
}
