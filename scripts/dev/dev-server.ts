import type { IncomingMessage, ServerResponse } from 'node:http';
import { reportsPath } from '@jangteo/contract/browser-reports';
import { type AppName, releaseFailuresPath } from '@jangteo/contract/release';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { devBase, devConfig } from '../../build/dev-config.ts';
import { developmentPage } from './dev-page.ts';
import { readNewestRoutes } from './newest-routes.ts';

export interface DevServerOptions {
  apps: AppName[];
  port: number;
  /** The edge, local or deployed, that serves everything that is not local. */
  against: string;
}

const notPages = /^\/(api|img|r|dev|ws)(\/|$)/;

/** Stands in front of an edge: pages are rendered by the browser, local apps are built and swapped as they change. */
export async function startDevServer({ apps, port, against }: DevServerOptions): Promise<WebpackDevServer> {
  const refresh = apps.includes('host');
  const compiler = webpack(apps.map((app) => devConfig(app, { refresh })));
  const server = new WebpackDevServer(
    {
      port,
      host: '0.0.0.0',
      allowedHosts: 'all',
      hot: refresh,
      liveReload: !refresh,
      static: false,
      // The stack ends it, in order.
      setupExitSignals: false,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
      setupMiddlewares: (middlewares) => [{ name: 'page', middleware: pageFrom(against, apps) }, ...middlewares],
      proxy: [
        {
          // Errors of what is being written are none of the market's.
          context: (path: string) =>
            ![reportsPath, releaseFailuresPath, '/ws'].some((own) => path.startsWith(own)) &&
            !apps.some((app) => path.startsWith(devBase(app))),
          target: against,
          changeOrigin: true,
          cookieDomainRewrite: '',
        },
      ],
    },
    compiler,
  );
  await server.start();
  return server;
}

/** The browser decides which page to show, so every address gets the document of `/`. */
function pageFrom(against: string, apps: AppName[]) {
  return async (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!isPage || notPages.test(request.url ?? '')) return next();
    try {
      const [reply, routes] = await Promise.all([fetch(against), readNewestRoutes(apps)]);
      const page = developmentPage(await reply.text(), routes);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page);
    } catch (error) {
      next(error);
    }
  };
}
