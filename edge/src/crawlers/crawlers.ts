import { createGunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { ApiServers } from '../api-servers/api-servers.ts';
import { forAnHour } from '../files/cache-control.ts';
import { accepts } from '../negotiation.ts';
import { sendRefusal } from '../refusals/refusal.ts';
import type { LiveSets } from '../render/live-sets.ts';
import { MarketParts } from './market-parts.ts';
import { publicPaths } from './public-paths.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const xml = 'application/xml; charset=utf-8';
const pathOf = (part: string): string => `/sitemap-${part}.xml`;
/** The pages without parameters; all other parts are the market's. */
const pagesPart = 'pages';

interface Options {
  publicUrl: string;
  liveSets: LiveSets;
  servers: ApiServers;
  deadlineMs: number;
}

/** The files that search engines read: where the sitemap is, and in it, in parts, every page that they may find. */
export function addCrawlerFiles(app: FastifyInstance, { publicUrl, liveSets, servers, deadlineMs }: Options): void {
  const market = new MarketParts({ publicUrl, servers, deadlineMs });

  app.get('/robots.txt', async (_request, reply) => {
    const lines = ['User-agent: *', 'Disallow: /api/', `Sitemap: ${publicUrl}/sitemap.xml`, ''];
    return reply.header('cache-control', forAnHour).type('text/plain; charset=utf-8').send(lines.join('\n'));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const names = await market.names().catch((error) => {
      request.log.error(error, 'The API did not name the parts of the sitemap');
    });
    if (!names) return sendRefusal(request, reply, 503);
    const paths = [pagesPart, ...names].map(pathOf);
    return reply.header('cache-control', forAnHour).type(xml).send(sitemapIndexXml(publicUrl, paths));
  });

  app.get(pathOf(pagesPart), async (_request, reply) => {
    const paths = liveSets.current ? publicPaths(liveSets.current.set) : [];
    const pages = paths.map((path) => ({ path, changedDt: null }));
    return reply.header('cache-control', forAnHour).type(xml).send(sitemapXml(publicUrl, pages));
  });

  app.get<{ Params: { part: string } }>(pathOf(':part([a-z0-9-]+)'), async (request, reply) => {
    const { part } = request.params;
    const found = await market.file(part).then(
      (file) => ({ file }),
      (error) => {
        request.log.error(error, 'A part of the sitemap could not be made');
      },
    );
    if (!found?.file) return sendRefusal(request, reply, found ? 404 : 503);
    reply.header('cache-control', forAnHour).header('vary', 'accept-encoding').type(xml);
    if (!accepts(request.headers['accept-encoding'], 'gzip')) return reply.send(createGunzip().end(found.file));
    return reply.header('content-encoding', 'gzip').send(found.file);
  });
}
