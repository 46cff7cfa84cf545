import { channelTypes } from '@jangteo/contract';
import type { Keys } from '../../platform/keys.ts';
import { callOutside, OutsideFailure } from '../../platform/outbound.ts';
import type { DeliveryPayloads } from '../../platform/outbox/outbox.ts';
import type { OutsideSettings } from '../../platform/outside-settings.ts';

/**
 * Tells the provider that its user has withdrawn. A token that the provider refuses is invalid anyway, and one sealed
 * with another secret is lost: in both cases a retry would change nothing.
 */
export async function revokeGrant(
  { portal, deviceMaker }: OutsideSettings,
  keys: Keys,
  { channelType, sealedToken }: DeliveryPayloads['revoke-grant'],
): Promise<void> {
  const token = keys.unseal(Buffer.from(sealedToken, 'base64'));
  if (!token) return;
  const { url, form } = channelType === channelTypes.portal ? atPortal(portal, token) : atMaker(deviceMaker, token);
  const { status } = await callOutside(url, { method: 'POST', form });
  if (status === 429) throw new OutsideFailure('the provider is too busy to revoke a grant');
}

const atPortal = ({ tokenUrl, clientId, clientSecret }: OutsideSettings['portal'], token: string) => ({
  url: tokenUrl,
  form: { grant_type: 'delete', client_id: clientId, client_secret: clientSecret, access_token: token },
});

const atMaker = ({ revokeUrl, clientId, clientSecret }: OutsideSettings['deviceMaker'], token: string) => ({
  url: revokeUrl,
  form: { client_id: clientId, client_secret: clientSecret, token, token_type_hint: 'refresh_token' },
});
