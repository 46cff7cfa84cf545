import type { Registry } from '@jangteo/contract/release';
import { type PageRenderer, type RendererBundle, scriptJson } from '@jangteo/contract/rendering';
import { configureHttp } from '@jangteo/http';
import { keepReplies } from '@jangteo/http/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@jangteo/navigation/server';
import { makeQueryClient } from '@jangteo/query';
import { makeCompleteStyleCache, renderFontScript, renderStyles } from '@jangteo/ui/server';
import { dehydrate, IsRestoringProvider } from '@tanstack/react-query';
import { App } from './app.tsx';
import { appRoutes } from './app-routes.tsx';
import { createRemotes } from './federation/remotes.ts';
import type { PageState } from './page-state.ts';
import { renderToHtml } from './render-to-html.ts';
import { type PageHandle, routeContext } from './router/page-handle.ts';
import { createPages, type PageAddress } from './router/pages.ts';

/** One renderer serves one set of releases. */
export const createRenderer: RendererBundle['createRenderer'] = (options) => {
  const { apiUrl, registry, repliesKeptMs = 0 } = options;
  configureHttp({ baseUrl: apiUrl, share: keepReplies({ forMs: repliesKeptMs }) });
  const pages = createPages({ ...createRemotes(registry), before: () => undefined });

  return async ({ url, app, routeId, nonce }) => {
    const queryClient = makeQueryClient();
    const handler = createStaticHandler(
      appRoutes(onlyPage(registry, { app, routeId }), { pages, queryClient, dataWaitMs: Number.POSITIVE_INFINITY }),
    );
    const context = await handler.query(new Request(url));
    if (context instanceof Response) return redirection(context);
    const failure = Object.values(context.errors ?? {})[0];
    if (failure) throw failure;

    const match = context.matches.at(-1);
    const handle = match?.route.handle as PageHandle | undefined;
    const head = match && handle && pages.head(handle, routeContext(queryClient, match.params, url));
    if (!head) throw new Error(`Nothing to render at ${url}`);
    return {
      status: handle.routeId === 'host:not-found' ? 404 : 200,
      head,
      async finish() {
        const styleCache = makeCompleteStyleCache(nonce);
        const { pictures, html } = await renderToHtml(
          <App settings={registry.settings} queryClient={queryClient} pages={pages} styleCache={styleCache}>
            {/* The same tree as the browser's first render, which hydrates it. */}
            <IsRestoringProvider value>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </IsRestoringProvider>
          </App>,
        );
        const state: PageState = { query: dehydrate(queryClient), renderedAt: Date.now() };
        queryClient.clear();
        // A kept reply may be so much older than its query: a browser must not take it for newer than what it has itself.
        for (const query of state.query.queries) query.state.dataUpdatedAt -= repliesKeptMs;
        return {
          html,
          styles: pictures + renderStyles(styleCache, nonce) + renderFontScript(nonce),
          state: scriptJson(state),
        };
      },
    };
  };
};

/** The edge has found the page's route: the router would make a pattern of every other one, for each page anew. */
function onlyPage({ apps, ...registry }: Registry, { app, routeId }: PageAddress): Registry {
  const registered = apps[app];
  const entry = registered?.routes[routeId];
  const withPage = registered && entry && { [app]: { ...registered, routes: { [routeId]: entry } } };
  return { ...registry, apps: { host: { ...apps.host, routes: {} }, ...withPage } };
}

const redirection = (response: Response): Awaited<ReturnType<PageRenderer>> => ({
  status: response.status,
  redirect: response.headers.get('location') ?? '/',
  head: { title: '', description: '' },
  finish: () => Promise.reject(new Error('A redirection has no page')),
});
