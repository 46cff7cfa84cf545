import { createHash } from 'node:crypto';
import { deviceMakerClient, issuer } from './client.ts';
import { type DevicePersona, relayEmail } from './personas.ts';
import type { SigningKeys } from './signing-keys.ts';

const lifetimeSeconds = 600;

interface IdTokenRequest {
  persona: DevicePersona;
  nonce: string | undefined;
  code: string;
  isEmailHidden: boolean;
  now: Date;
}

export function makeIdToken(
  keys: SigningKeys,
  { persona, nonce, code, isEmailHidden, now }: IdTokenRequest,
): Promise<string> {
  const { sub, tokenFault, email } = persona;
  const issuedAt = Math.floor(now.getTime() / 1_000) - (tokenFault === 'expired' ? 2 * lifetimeSeconds : 0);
  const payload = {
    iss: issuer,
    aud: tokenFault === 'wrongAudience' ? 'com.example.other' : deviceMakerClient.id,
    sub,
    iat: issuedAt,
    exp: issuedAt + lifetimeSeconds,
    auth_time: issuedAt,
    nonce_supported: true,
    ...(nonce && { nonce }),
    c_hash: createHash('sha256').update(code).digest().subarray(0, 16).toString('base64url'),
    email: isEmailHidden ? relayEmail(persona) : email,
    // The real provider sends strings here as well as booleans.
    email_verified: isEmailHidden ? true : 'true',
    ...(isEmailHidden && { is_private_email: 'true' }),
  };
  return tokenFault === 'badlySigned' ? keys.signBadly(payload) : keys.sign(payload);
}
