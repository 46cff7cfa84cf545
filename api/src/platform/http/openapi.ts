import swagger from '@fastify/swagger';
import { contractVersion } from '@jangteo/contract/release';
import type { FastifyInstance } from 'fastify';

/** Publishes the contract that the calls are served by. Registered before them. */
export async function publishOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: '장터 API', version: String(contractVersion) },
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
