import type { Database } from '../platform/database/database.ts';
import { callOutside, OutsideFailure } from '../platform/outbound.ts';
import type { OutsideSettings } from '../platform/outside-settings.ts';

type ShopPlatform = OutsideSettings['shopPlatform'];

const addressOf = ({ customersUrl }: ShopPlatform, customerKey: string): string =>
  new URL(customerKey, customersUrl).href;

const headersOf = ({ apiKey }: ShopPlatform) => ({ authorization: `Bearer ${apiKey}` });

/** Succeeds if the customer does not exist any more. */
export async function deleteShopCustomer(shop: ShopPlatform, customerKey: string): Promise<void> {
  const { status } = await callOutside(addressOf(shop, customerKey), { method: 'DELETE', headers: headersOf(shop) });
  if (status !== 404 && (status < 200 || status > 299)) {
    throw new OutsideFailure(`the shop platform did not delete the customer: ${status}`);
  }
}

const hasMemberSql = 'SELECT FROM member WHERE shop_customer_key = $1';

const confirmSql = 'UPDATE member SET shop_registered_at = now() WHERE shop_customer_key = $1';

/** A member who has withdrawn meanwhile is not registered. */
export async function registerShopCustomer(database: Database, shop: ShopPlatform, customerKey: string): Promise<void> {
  const [member] = await database.query(hasMemberSql, [customerKey]);
  if (!member) return;
  const { status } = await callOutside(addressOf(shop, customerKey), { method: 'PUT', headers: headersOf(shop) });
  if (status < 200 || status > 299) {
    throw new OutsideFailure(`the shop platform did not register the customer: ${status}`);
  }
  await database.query(confirmSql, [customerKey]);
}
