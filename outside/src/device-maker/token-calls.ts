import type { FastifyInstance } from 'fastify';
import { deviceMakerClient } from './client.ts';
import type { DeviceGrants } from './grants.ts';

interface TokenRequest {
  grant_type?: string;
  client_id?: string;
  client_secret?: string;
  code?: string;
  token?: string;
}

const isClient = ({ client_id, client_secret }: TokenRequest): boolean =>
  client_id === deviceMakerClient.id && client_secret === deviceMakerClient.secret;

/** For a client's server: exchanges a code for a refresh token, and revokes it. */
export function tokenCalls(app: FastifyInstance, grants: DeviceGrants): void {
  app.post<{ Body: TokenRequest | undefined }>(
    '/device-maker/auth/token',
    { config: { faultPoint: 'device-maker-token' } },
    ({ body = {} }, reply) => {
      if (!isClient(body)) return reply.code(400).send({ error: 'invalid_client' });
      if (body.grant_type !== 'authorization_code') {
        return reply.code(400).send({ error: 'unsupported_grant_type' });
      }
      const token = grants.redeemCode(body.code);
      if (!token) return reply.code(400).send({ error: 'invalid_grant' });
      return { access_token: token, token_type: 'Bearer', expires_in: 3_600, refresh_token: token };
    },
  );

  app.post<{ Body: TokenRequest | undefined }>(
    '/device-maker/auth/revoke',
    { config: { faultPoint: 'device-maker-revoke' } },
    ({ body = {} }, reply) => {
      if (!isClient(body)) return reply.code(400).send({ error: 'invalid_client' });
      grants.revoke(body.token);
      // Succeeds also for an unknown token (RFC 7009).
      return reply.code(200).send();
    },
  );
}
