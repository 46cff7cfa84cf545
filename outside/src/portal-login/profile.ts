import type { FastifyInstance } from 'fastify';
import type { PortalGrants } from './grants.ts';
import { findPersona, portalItems } from './personas.ts';

/** The profile of the token's person, with only the items of the consent. */
export function profileCall(app: FastifyInstance, grants: PortalGrants, now: () => Date): void {
  app.get('/portal/v1/nid/me', { config: { faultPoint: 'portal-profile' } }, (request, reply) => {
    const [, token] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    const issued = grants.find(token);
    const persona = findPersona(issued?.personaId, now());
    if (!issued || !persona) return reply.code(401).send({ resultcode: '024', message: 'Authentication failed' });
    const told = portalItems.filter((item) => issued.items.includes(item)).map((item) => [item, persona.user[item]]);
    return { resultcode: '00', message: 'success', response: { id: persona.user.id, ...Object.fromEntries(told) } };
  });
}
