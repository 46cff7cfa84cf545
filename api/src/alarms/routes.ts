import type { FastifyInstance } from 'fastify';
import { ApiError } from '../platform/errors.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { readIds } from '../platform/values/id-list.ts';
import { offsetOf, pageOf } from '../platform/values/paging.ts';
import { cancelRequest, findRequested, requestAlarm } from './alarm-requests.ts';
import { countAlarms, countUnread, findAlarms, readAll, readOne, seeAlarms } from './alarms.ts';

export function alarmRoutes(app: FastifyInstance, { database, now }: Services): void {
  serve(app, 'GET /api/v1/alarm/count', ({ member }) => countUnread(database, member.memberId));

  serve(app, 'GET /api/v1/alarm/view', async ({ member: { memberId }, query }) => {
    const wanted = { memberId, alarmType: query.alarmType };
    const [list, count] = await Promise.all([
      findAlarms(database, wanted, { limit: query.limit, offset: offsetOf(query) }),
      countAlarms(database, wanted),
    ]);
    return pageOf(query, list, count);
  });

  serve(app, 'PUT /api/v1/alarm/read', async ({ member: { memberId }, body: { alarmId } }) => {
    if (alarmId === undefined) await readAll(database, memberId, now());
    else if (!(await readOne(database, memberId, alarmId, now()))) throw new ApiError('noData');
    return countUnread(database, memberId);
  });

  serve(app, 'PUT /api/v1/alarm/seen', async ({ member: { memberId } }) => {
    await seeAlarms(database, memberId, now());
    return countUnread(database, memberId);
  });

  serve(app, 'GET /api/v1/alarm/request/check', async ({ member: { memberId }, query: { kind, ids } }) => {
    const asked = readIds('ids', ids);
    const requested = await findRequested(database, { memberId, kind, ids: asked });
    return { list: asked.map((id) => ({ id, isRequested: requested.has(id) })) };
  });

  serve(app, 'PUT /api/v1/alarm/request', async ({ member: { memberId }, body }) => {
    await requestAlarm(database, { ...body, memberId, now: now() });
    return { id: body.id, isRequested: true };
  });

  serve(app, 'DELETE /api/v1/alarm/request', async ({ member: { memberId }, body }) => {
    await cancelRequest(database, { ...body, memberId });
    return { id: body.id, isRequested: false };
  });
}
