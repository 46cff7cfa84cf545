import type { PublicSettings } from '@jangteo/contract/release';
import type { Challenge } from './challenge.ts';

type PortalLogin = NonNullable<PublicSettings['portalLogin']>;

/** The address of the portal's login and consent; with `again` the portal asks people who have answered before, too. */
export function portalAddress(
  { authorizeUrl, clientId }: PortalLogin,
  { redirectUri, state, codeChallenge }: Challenge,
  { again = false } = {},
): string {
  const address = new URL(authorizeUrl);
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    state,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
    ...(again && { auth_type: 'reprompt' }),
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}

export const portalPopup = { name: 'jangteo-login', width: 480, height: 720 };
