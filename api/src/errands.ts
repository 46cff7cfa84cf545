import { deleteShopCustomer, registerShopCustomer } from './members/shop-customers.ts';
import type { Deliveries } from './platform/outbox/deliver.ts';
import type { Services } from './services.ts';
import { revokeGrant } from './sessions/providers/revoke-grant.ts';

/** Who does which errand at an outside system. */
export const makeDeliveries = ({ database, keys, outside }: Services): Deliveries => ({
  'register-shop-customer': ({ customerKey }) => registerShopCustomer(database, outside.shopPlatform, customerKey),
  'delete-shop-customer': ({ customerKey }) => deleteShopCustomer(outside.shopPlatform, customerKey),
  'revoke-grant': (payload) => revokeGrant(outside, keys, payload),
});
