import type { FastifyInstance } from 'fastify';
import type { LiveSets } from '../render/live-sets.ts';
import { publicPaths } from './public-paths.ts';
import { sitemapXml } from './sitemap-xml.ts';

const forAnHour = 'public, max-age=3600';

export function addCrawlerFiles(app: FastifyInstance, publicUrl: string, liveSets: LiveSets): void {
  app.get('/robots.txt', async (_request, reply) => {
    const lines = ['User-agent: *', 'Disallow: /api/', `Sitemap: ${publicUrl}/sitemap.xml`, ''];
    return reply.header('cache-control', forAnHour).type('text/plain; charset=utf-8').send(lines.join('\n'));
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const paths = liveSets.current ? publicPaths(liveSets.current.set) : [];
    return reply
      .header('cache-control', forAnHour)
      .type('application/xml; charset=utf-8')
      .send(sitemapXml(publicUrl, paths));
  });
}
