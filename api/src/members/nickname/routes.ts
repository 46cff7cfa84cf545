import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { changeNickname } from './change-nickname.ts';
import { normalised, reasonTexts } from './nickname-rules.ts';
import { findReason } from './validate-nickname.ts';

export function nicknameRoutes(app: FastifyInstance, { database, now }: Services): void {
  serve(app, 'GET /api/v1/user/nick-name/validation', async ({ member, query }) => {
    const reason = await findReason(database, member.memberId, normalised(query.nickName));
    return {
      valid: reason === undefined,
      reason: reason ?? null,
      message: reason ? reasonTexts[reason] : '쓸 수 있는 닉네임이에요.',
    };
  });

  serve(app, 'PUT /api/v1/user/nick-name', ({ member, body }) =>
    changeNickname(database, { memberId: member.memberId, wanted: body.nickName, now: now() }),
  );
}
