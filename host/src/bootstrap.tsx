import { completeMark, hydratedMark, pageIds } from '@jangteo/contract/release';
import { onServedSet } from '@jangteo/http/releases';
import { createBrowserRouter, createPath, matchRoutes, RouterProvider } from '@jangteo/navigation';
import { afterPaint } from '@jangteo/navigation/after-paint';
import { makeQueryClient, persistQueries, startServerClock } from '@jangteo/query';
import { startBackgroundChecks, startSession, validateSession } from '@jangteo/session';
import { makeStyleCache } from '@jangteo/ui';
import { hydrate } from '@tanstack/react-query';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { App } from './app.tsx';
import { appRoutes } from './app-routes.tsx';
import { createRemotes } from './federation/remotes.ts';
import { FirstRender } from './first-render.tsx';
import { followTranslator } from './follow-translator.ts';
import { whenIdle } from './idle/when-idle.ts';
import { loadVersion } from './load-version.ts';
import { isOfThisAddress, readPageState } from './page-state.ts';
import { refetchStars } from './refetch-stars.ts';
import { completeRegistry } from './registry.ts';
import { reportError, startReports } from './reports/report-errors.ts';
import { findPage } from './router/find-page.ts';
import type { PageHandle } from './router/page-handle.ts';
import { createPages } from './router/pages.ts';
import { preloadOnPress } from './router/preload-on-press.ts';

const dataWaitMs = 100;

async function start(): Promise<void> {
  startReports();
  const { isTranslated } = followTranslator();
  const registry = await completeRegistry();
  const state = readPageState();
  const queryClient = makeQueryClient();
  if (state) hydrate(queryClient, state.query);
  startServerClock(state?.renderedAt);

  const opening = findPage(registry, window.location.pathname)?.handle;
  const remotes = createRemotes(registry, opening?.routeId);
  onServedSet((set) => remotes.follow(set));
  const pages = createPages(remotes);
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  const styleCache = makeStyleCache(nonce);
  const routes = appRoutes(registry, {
    pages,
    isAnswered: afterPaint,
    queryClient,
    dataWaitMs,
    isMember: validateSession,
    openingHash: () => (router.state.navigation.location ?? router.state.location).hash,
    isAtOpenedEntry: () => router.state.navigation.historyAction !== 'PUSH',
  });
  const first = matchRoutes(routes, window.location)?.at(-1)?.route;
  const handle: PageHandle | undefined = first?.handle;

  // A page must be there before the first render: what the server drew is taken over as it is, or replaced by the router.
  // Of one that needs a login it has drawn what surrounds it only.
  const isGuarded = handle?.entry.requiresLogin === true;
  const isComplete = state !== undefined && handle !== undefined && (isGuarded || (await canRender(pages, handle)));
  const ready = isComplete && isOfThisAddress();
  let endHydration: () => void = () => undefined;
  const hydrated = new Promise<void>((resolve) => {
    endHydration = resolve;
  });
  startSession({
    settings: registry.settings,
    queryClient,
    hydrated,
    currentPath: () => createPath(window.location),
    goTo: (path) => void router.navigate(path),
    onOtherVersion: (version) => loadVersion(version, queryClient),
  });
  const router = createBrowserRouter(
    registry.settings,
    routes,
    ready && !isGuarded ? { hydrationData: { loaderData: { [first?.id ?? '']: true } } } : {},
  );

  const root = document.getElementById(pageIds.root);
  if (!root) throw new Error('The page has no root element');
  const app = (
    <App settings={registry.settings} queryClient={queryClient} pages={pages} styleCache={styleCache}>
      <FirstRender
        onceDone={() => {
          performance.mark(hydratedMark);
          // Pictures below the first view are requested from here on (remote-shop's `Section`).
          document.documentElement.toggleAttribute('data-hydrated', true);
          endHydration();
          const stops = [
            persistQueries(queryClient, registry.set),
            refetchStars(queryClient),
            whenIdle(startBackgroundChecks),
          ];
          return () => {
            for (const stop of stops) stop();
          };
        }}
      >
        <RouterProvider router={router} />
      </FirstRender>
    </App>
  );
  preloadOnPress(registry, pages, queryClient);
  performance.mark(completeMark);
  // An error that a part of the page catches, and replaces by a message, is reported here alone.
  const options: RootOptions = {
    onCaughtError: reportError,
    // React draws anew what is no longer as the server wrote it. After a translator that is no mistake of the release.
    onRecoverableError: (error) => isTranslated() || window.reportError(error),
  };
  // If the release does not work in this browser, the server's page stays until the page of the release before
  // replaces it.
  if (ready && !pages.hasFallenBack(handle.app)) {
    return void hydrateRoot(root, app, options);
  }
  if (!styleCache.isWrittenByServer) await styleCache.loadFirst();
  createRoot(root, options).render(app);
}

async function canRender(pages: ReturnType<typeof createPages>, handle: PageHandle): Promise<boolean> {
  try {
    await pages.openCode(handle);
    return true;
  } catch {
    return false;
  }
}

void start();
