import { askOutside } from '../../platform/outbound.ts';
import type { OAuthClient } from '../../platform/outside-settings.ts';

/** Exchanges the code that the browser brought for the provider's tokens. A code is good for one exchange. */
export async function exchangeCode(
  { tokenUrl, clientId, clientSecret }: OAuthClient,
  { code, redirectUri, state }: { code: string; redirectUri: string; state: string },
): Promise<Record<string, unknown>> {
  const { status, body } = await askOutside(tokenUrl, {
    method: 'POST',
    isOnce: true,
    form: {
      grant_type: 'authorization_code',
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: redirectUri,
      code,
      state,
    },
  });
  return status === 200 && typeof body === 'object' && body !== null ? { ...body } : {};
}
