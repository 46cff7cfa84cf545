import type { FastifyInstance } from 'fastify';
import type { StandIn } from '../config.ts';
import { makeShowPage } from '../providers/provider-page.ts';
import { providerCss } from '../providers/style.ts';
import { authorizePages } from './authorize.ts';
import { PortalGrants } from './grants.ts';
import { profileCall } from './profile.ts';
import { tokenCall } from './token.ts';

/** A Korean portal's login: the sign-in page, the consent page, and the endpoints for clients' servers. */
export function portalLogin(app: FastifyInstance, { marketUrl, now }: StandIn): void {
  const grants = new PortalGrants(now);
  app.get('/portal/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(providerCss({ brand: '#0a7d45', onBrand: '#fff' })),
  );
  authorizePages(app, { grants, marketUrl, showPage: makeShowPage('다온 로그인', '/portal'), now });
  tokenCall(app, grants);
  profileCall(app, grants, now);
  app.get('/control/portal/grants', () => ({ list: grants.list('jangteo-web') }));
}
