import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { findOtherAccounts, lookUpAccounts } from './accounts.ts';
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

  serve(app, 'GET /api/v1/user/email', async ({ member: { memberId }, query: { cellphone } }) => ({
    list: cellphone
      ? await lookUpAccounts(database, { memberId, cellphone: digitsOf(cellphone), now: now() })
      : await findOtherAccounts(database, memberId),
  }));
}

/** '010-1234-5678' → '01012345678' */
const digitsOf = (cellphone: string): string => cellphone.replaceAll('-', '');
