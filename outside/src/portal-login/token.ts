import type { FastifyInstance } from 'fastify';
import { portalClient } from './client.ts';
import { type PortalGrants, tokenSeconds } from './grants.ts';

interface TokenRequest {
  grant_type?: string;
  client_id?: string;
  client_secret?: string;
  code?: string;
  access_token?: string;
}

/** For a client's server: a token for a code, or the end of a grant. Errors come with 200, as the real one sends them. */
export function tokenCall(app: FastifyInstance, grants: PortalGrants): void {
  app.post<{ Body: TokenRequest | undefined }>(
    '/portal/oauth2.0/token',
    { config: { faultPoint: 'portal-token' } },
    ({ body }) => answer(grants, body ?? {}),
  );
}

function answer(grants: PortalGrants, request: TokenRequest): Record<string, string> {
  if (request.client_id !== portalClient.id || request.client_secret !== portalClient.secret) {
    return { error: 'invalid_client', error_description: 'wrong client id / client secret pair' };
  }
  if (request.grant_type === 'delete') {
    return grants.revoke(request.access_token)
      ? { access_token: request.access_token ?? '', result: 'success' }
      : { error: 'invalid_request', error_description: 'no such token' };
  }
  const token = request.grant_type === 'authorization_code' ? grants.redeemCode(request.code) : undefined;
  return token
    ? { access_token: token, token_type: 'bearer', expires_in: String(tokenSeconds) }
    : { error: 'invalid_request', error_description: 'no valid data in session' };
}
