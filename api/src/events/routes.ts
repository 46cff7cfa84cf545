import type { FastifyInstance } from 'fastify';
import { ApiError } from '../platform/errors.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { apply, findOwnApplication } from './apply.ts';
import { findCustomEvent, findEvent } from './event-detail.ts';

export function eventRoutes(app: FastifyInstance, { database, now }: Services): void {
  const event = async (id: number, isPreview: boolean) => {
    const found = await findEvent(database, id, { at: now(), isPreview });
    if (!found) throw new ApiError('noData');
    return found;
  };
  serve(app, 'GET /api/v1/display/event/:id', ({ params }) => event(params.id, false));
  serve(app, 'GET /api/v1/display/admin/event/:id', ({ params }) => event(params.id, true));

  serve(app, 'GET /api/v1/display/event/apply', ({ query, member }) =>
    findOwnApplication(database, { eventId: query.eventId, memberId: member.memberId }),
  );
  serve(app, 'POST /api/v1/display/event/apply', ({ body, member }) =>
    apply(database, { eventId: body.eventId, memberId: member.memberId, at: now() }),
  );

  serve(app, 'GET /api/v1/display/custom-event/:id', async ({ params }) => {
    const page = await findCustomEvent(database, params.id);
    if (!page) throw new ApiError('noData');
    return page;
  });
}
