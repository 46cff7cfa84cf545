// Decision: docs/decisions/2026-11-20-the-communitys-rules.md

import { boards } from '@jangteo/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../platform/services.ts';
import { dashboardRoutes, writingRoutes } from './boards/dashboard-routes.ts';
import { boardRoutes } from './boards/routes.ts';
import { draftRoutes } from './drafts/routes.ts';
import { findingRoutes } from './finding/routes.ts';
import { imageRoutes } from './images/routes.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { qnaRoutes } from './qna/routes.ts';
import { surveyRoutes } from './surveys/routes.ts';

export function communityRoutes(app: FastifyInstance, services: Services): void {
  for (const board of boards) boardRoutes(app, services, board);
  writingRoutes(app, services, { board: 'dashboard', kind: 'board', changed: ['board', 'daily'] });
  writingRoutes(app, services, { board: 'qna', kind: 'qna', changed: ['qna'] });
  dashboardRoutes(app, services);
  qnaRoutes(app, services);
  draftRoutes(app, services);
  surveyRoutes(app, services);
  findingRoutes(app, services);
  moderationRoutes(app, services);
  imageRoutes(app, services);
}
