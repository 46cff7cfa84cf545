import { callOutside } from '../../platform/outbound.ts';
import type { OAuthClient } from '../../platform/outside-settings.ts';

interface Exchange {
  code: string;
  redirectUri: string;
  state: string;
  /** For a provider that was given its challenge (RFC 7636). */
  codeVerifier?: string;
}

/** What a provider gives for the code that it sent along with the browser. A code is good for one exchange. */
export async function exchangeCode(
  { tokenUrl, clientId, clientSecret }: OAuthClient,
  { code, redirectUri, state, codeVerifier }: Exchange,
): Promise<Record<string, unknown>> {
  const { status, body } = await callOutside(tokenUrl, {
    method: 'POST',
    isOnce: true,
    form: {
      grant_type: 'authorization_code',
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: redirectUri,
      code,
      state,
      ...(codeVerifier && { code_verifier: codeVerifier }),
    },
  });
  return status === 200 && typeof body === 'object' && body !== null ? { ...body } : {};
}
