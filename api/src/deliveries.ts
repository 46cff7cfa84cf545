import { sendSms } from './members/cellphone/send-sms.ts';
import type { DeliveryHandlers } from './platform/outbox/deliver.ts';
import type { Services } from './platform/services.ts';
import { revokeGrant } from './sessions/providers/revoke-grant.ts';
import { deleteShopCustomer, registerShopCustomer } from './shop-platform/customers.ts';
import { settleExchange } from './stars/exchange/settle.ts';

/** For each kind of delivery to an outside system: the function that makes it. */
export const makeDeliveryHandlers = (
  services: Pick<Services, 'database' | 'keys' | 'outside' | 'now'>,
): DeliveryHandlers => {
  const { database, keys, outside, now } = services;
  return {
    'register-shop-customer': ({ customerKey }) => registerShopCustomer(database, outside.shopPlatform, customerKey),
    'delete-shop-customer': ({ customerKey }) => deleteShopCustomer(outside.shopPlatform, customerKey),
    'grant-shop-points': ({ exchangeId }) => settleExchange(services, exchangeId),
    'send-sms': ({ sealedSms }, log) => sendSms(outside, keys, { sealedSms, now: now(), log }),
    'revoke-grant': (payload) => revokeGrant(outside, keys, payload),
  };
};
