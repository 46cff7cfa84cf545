import type { FastifyInstance } from 'fastify';
import { findClient, type PortalClient } from './client.ts';
import { type PortalGrants, tokenSeconds } from './grants.ts';

interface TokenRequest {
  grant_type?: string;
  client_id?: string;
  client_secret?: string;
  code?: string;
  redirect_uri?: string;
  code_verifier?: string;
  access_token?: string;
}

/**
 * For a client's server: exchanges a code for a token, or revokes a grant. Errors have status 200, as at the real
 * portal.
 */
export function tokenCall(app: FastifyInstance, grants: PortalGrants): void {
  app.post<{ Body: TokenRequest | undefined }>(
    '/portal/oauth2.0/token',
    { config: { faultPoint: 'portal-token' } },
    ({ body }) => answer(grants, body ?? {}),
  );

  app.post<{ Body: (TokenRequest & { token?: string }) | undefined }>(
    '/portal/oauth2.0/introspect',
    { config: { faultPoint: 'portal-token-info' } },
    ({ body = {} }, reply) => {
      if (!knownClient(body)) return reply.code(401).send({ error: 'invalid_client' });
      const issued = grants.find(body.token);
      return issued ? { active: true, client_id: issued.clientId, token_type: 'bearer' } : { active: false };
    },
  );
}

function knownClient({ client_id, client_secret }: TokenRequest): PortalClient | undefined {
  const client = findClient(client_id);
  return client?.secret === client_secret ? client : undefined;
}

function answer(grants: PortalGrants, request: TokenRequest): Record<string, string> {
  const client = knownClient(request);
  if (!client) return { error: 'invalid_client', error_description: 'wrong client id / client secret pair' };
  if (request.grant_type === 'delete') {
    return grants.revoke(client.id, request.access_token)
      ? { access_token: request.access_token ?? '', result: 'success' }
      : { error: 'invalid_request', error_description: 'no such token' };
  }
  const { code, redirect_uri: redirectUri, code_verifier: codeVerifier } = request;
  const token =
    request.grant_type === 'authorization_code'
      ? grants.redeemCode({ clientId: client.id, code, redirectUri, codeVerifier })
      : undefined;
  return token
    ? { access_token: token, token_type: 'bearer', expires_in: String(tokenSeconds) }
    : { error: 'invalid_request', error_description: 'no valid data in session' };
}
