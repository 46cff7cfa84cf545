import swagger from '@fastify/swagger';
import type { CallDefinition } from '@jangteo/contract';
import { contractVersion } from '@jangteo/contract/release';
import type { FastifyInstance } from 'fastify';

const bearerScheme = 'accessToken';

/** Who may call, as the document says it: with a token, or with one or without. */
export const securityOf = (access: CallDefinition['access']) =>
  access === 'visitor' ? [{}, { [bearerScheme]: [] }] : [{ [bearerScheme]: [] }];

/** Publishes the contract that the calls are served by. Registered before them. */
export async function publishOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: '장터 API', version: String(contractVersion) },
      components: { securitySchemes: { [bearerScheme]: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
