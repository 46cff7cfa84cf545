import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { changeAdConsent, findAdConsent } from './ad-consent.ts';
import { agree } from './agreement.ts';
import { cellphoneRoutes } from './cellphone/routes.ts';
import { deviceRoutes } from './device-routes.ts';
import { downloadMyData } from './my-data/download-my-data.ts';
import { findMyPage } from './my-page.ts';
import { nicknameRoutes } from './nickname/routes.ts';
import { changeProfile, findMyInfo, findProfile } from './profile.ts';

export function memberRoutes(app: FastifyInstance, services: Services): void {
  const { database, now } = services;
  cellphoneRoutes(app, services);
  deviceRoutes(app, services);
  nicknameRoutes(app, services);

  serve(app, 'GET /api/v1/user/token', async ({ member }) => ({ userToken: member.pseudonym }));

  serve(app, 'GET /api/v2/user/profile', ({ member }) => findProfile(database, member));

  serve(app, 'PUT /api/v2/user/profile', ({ member, body }) => changeProfile(database, member, body));

  serve(app, 'GET /api/v1/user/myinfo', ({ member }) => findMyInfo(database, member, now()));

  serve(app, 'GET /api/v1/user/mypage', ({ member }) => findMyPage(database, member.memberId));

  serve(app, 'POST /api/v1/user/my-data', ({ member, client }) =>
    downloadMyData(database, { memberId: member.memberId, address: client().address, now: now() }),
  );

  serve(app, 'POST /api/v1/user/sign-up/agreement', ({ member, body }) =>
    agree(database, { memberId: member.memberId, answers: body.agreements, now: now() }),
  );

  serve(app, 'GET /api/v1/user/settings', ({ member }) => findAdConsent(database, member.memberId));

  serve(app, 'PUT /api/v2/user/ad-consent', ({ member, body }) =>
    changeAdConsent(database, { memberId: member.memberId, wanted: body, now: now() }),
  );
}
