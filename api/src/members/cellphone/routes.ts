import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { lookUpAccounts } from './accounts.ts';
import { changeCellphone } from './change-cellphone.ts';
import { sendCode } from './send-code.ts';
import { undoCellphoneChange } from './undo-change.ts';

export function cellphoneRoutes(app: FastifyInstance, services: Services): void {
  const { database, now } = services;

  serve(app, 'POST /api/v1/user/phone/code', ({ member: { memberId }, body }) =>
    sendCode(services, { memberId, cellphone: digitsOf(body.cellphone), now: now() }),
  );

  serve(app, 'PUT /api/v2/user/cellphone', ({ member: { memberId }, body }) =>
    changeCellphone(services, { memberId, cellphone: digitsOf(body.cellphone), code: body.code, now: now() }),
  );

  serve(app, 'POST /api/v1/user/cellphone/undo', ({ member: { memberId } }) =>
    undoCellphoneChange(database, { memberId, now: now() }),
  );

  const lookUp = async (memberId: number, cellphone: string) => ({
    list: await lookUpAccounts(database, { memberId, cellphone: digitsOf(cellphone), now: now() }),
  });
  serve(app, 'GET /api/v1/user/email', ({ member, query }) => lookUp(member.memberId, query.cellphone));
  serve(app, 'POST /api/v1/user/email', ({ member, body }) => lookUp(member.memberId, body.cellphone));
}

/** '010-1234-5678' → '01012345678' */
const digitsOf = (cellphone: string): string => cellphone.replaceAll('-', '');
