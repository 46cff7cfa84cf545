import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { StandIn } from '../config.ts';
import { makeShowPage } from '../providers/provider-page.ts';
import { providerCss } from '../providers/style.ts';
import { arrivalTable } from './arrival-table.ts';
import { Arrivals, type CollectorName, collectorNames, readArrival } from './arrivals.ts';

/** Analytics and advertising systems: their scripts, the endpoints of these, and a view of the reported events. */
export async function collectors(app: FastifyInstance, { now }: StandIn): Promise<void> {
  const arrivals = new Arrivals();
  const showPage = makeShowPage('수집 기록', '/collectors');
  for (const name of collectorNames) await serveScript(app, name);

  app.post<{ Params: { name: CollectorName } }>('/collectors/:name', { schema: named }, ({ params, body }, reply) => {
    const arrival = readArrival(params.name, body, now());
    if (!arrival) return reply.code(400).send({ error: 'not understood' });
    arrivals.add(arrival);
    return reply.code(204).header('access-control-allow-origin', '*').send();
  });

  app.get('/collectors.json', () => ({ list: arrivals.list() }));
  app.get('/collectors/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(providerCss({ brand: '#0b5c5c', onBrand: '#fff' }) + wide),
  );
  app.get('/collectors', (_request, reply) =>
    showPage(reply, { title: '장터가 보내온 기록', content: arrivalTable(arrivals.list()) }),
  );
}

async function serveScript(app: FastifyInstance, name: CollectorName): Promise<void> {
  const script = await readFile(join(import.meta.dirname, 'scripts', `${name}.js`), 'utf8');
  app.get(`/collectors/${name}.js`, { config: { faultPoint: 'collectors' } }, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
      .send(script),
  );
}

const named = {
  params: { type: 'object', properties: { name: { type: 'string', enum: collectorNames } } },
};

const wide = `
body { max-width: 960px; }
table { width: 100%; border-collapse: collapse; font-size: 13px; }
th, td { padding: 8px 6px; border-bottom: 1px solid #e5e7eb; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th, td:first-child { white-space: nowrap; }
td:last-child { min-width: 5em; }
td div { color: #5c6066; }
`;
