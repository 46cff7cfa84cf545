import { channelTypes } from '@jangteo/contract';
import { makeKeys } from '../../platform/keys.ts';
import type { OutsideSettings } from '../../platform/outside-settings.ts';
import { revokeGrant } from './revoke-grant.ts';

const nobodyListens = 'http://127.0.0.1:9/';
const outside = {
  portal: { tokenUrl: nobodyListens, clientId: 'our-client', clientSecret: 's' },
  deviceMaker: { revokeUrl: nobodyListens, clientId: 'our-client', clientSecret: 's' },
} as OutsideSettings;
const keys = makeKeys('the secret of today');
const sealedBy = (secret: string) => makeKeys(secret).seal('the grant').toString('base64');

test.each(Object.entries(channelTypes))(
  'of a grant at the %s that no accepted secret opens, nobody is told; of any other, the provider is',
  async (_, channelType) => {
    const revoke = (secret: string) => revokeGrant(outside, keys, { channelType, sealedToken: sealedBy(secret) });
    await expect(revoke('a secret that was lost')).resolves.toBeUndefined();
    await expect(revoke('the secret of today')).rejects.toThrow();
  },
);
