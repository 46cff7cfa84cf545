import type { Seller } from '@jangteo/contract';
import { jsonObject } from '../platform/database/json-object.ts';

/** The seller's 사업자정보; the statement has `shop`. */
export const seller = jsonObject<Seller>({
  businessName: 'shop.business_name',
  representative: 'shop.representative',
  businessNumber: 'shop.business_number',
  mailOrderNumber: 'shop.mail_order_number',
  address: 'shop.address',
  phone: 'shop.phone',
  email: 'shop.email',
});
