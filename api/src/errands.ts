import { sendSms } from './members/cellphone/send-sms.ts';
import { deleteShopCustomer, registerShopCustomer } from './members/shop-customers.ts';
import type { Deliveries } from './platform/outbox/deliver.ts';
import type { Services } from './services.ts';
import { revokeGrant } from './sessions/providers/revoke-grant.ts';
import { settleExchange } from './stars/exchange/settle.ts';

/** Who does which errand at an outside system. */
export const makeDeliveries = (services: Pick<Services, 'database' | 'keys' | 'outside' | 'now'>): Deliveries => {
  const { database, keys, outside, now } = services;
  return {
    'register-shop-customer': ({ customerKey }) => registerShopCustomer(database, outside.shopPlatform, customerKey),
    'delete-shop-customer': ({ customerKey }) => deleteShopCustomer(outside.shopPlatform, customerKey),
    'grant-shop-points': ({ exchangeId }) => settleExchange(services, exchangeId),
    'send-sms': ({ sealedSms }) => sendSms(outside, keys, { sealedSms, now: now() }),
    'revoke-grant': (payload) => revokeGrant(outside, keys, payload),
  };
};
