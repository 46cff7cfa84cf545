import { callOutside, OutsideFailure, type OutsideResponse } from '../platform/outbound.ts';
import type { OutsideSettings } from '../platform/outside-settings.ts';

type ShopPlatform = OutsideSettings['shopPlatform'];

interface Grant {
  /** Our key for the member at the shop platform. */
  customerKey: string;
  /** Idempotency key: the shop platform grants once for each. */
  grantKey: string;
  points: number;
}

const addressOf = ({ customersUrl }: ShopPlatform, { customerKey, grantKey }: Grant): string =>
  new URL(`${customerKey}/points/${grantKey}`, customersUrl).href;

const headersOf = ({ apiKey }: ShopPlatform) => ({ authorization: `Bearer ${apiKey}` });

/** A request with the same key may be in work: time-out, conflict, locked, too early. */
const undecidedStatuses = [408, 409, 423, 425];

/**
 * With 'busy' and 'refused' it is certain that this request granted nothing. Throws if it is unknown: the grant may exist, or
 * come to exist.
 */
export async function grantPoints(shop: ShopPlatform, grant: Grant): Promise<'granted' | 'busy' | 'refused'> {
  const answer = await callOutside(addressOf(shop, grant), {
    method: 'PUT',
    headers: headersOf(shop),
    form: { points: String(grant.points) },
    isOnce: true,
  });
  if (isGrant(answer, grant)) return 'granted';
  if (answer.status === 429) return 'busy';
  if (answer.status >= 400 && answer.status <= 499 && !undecidedStatuses.includes(answer.status)) return 'refused';
  throw new OutsideFailure(`the shop platform answered a grant of points with ${answer.status}`);
}

export async function hasGranted(shop: ShopPlatform, grant: Grant): Promise<boolean> {
  const answer = await callOutside(addressOf(shop, grant), { headers: headersOf(shop) });
  if (isGrant(answer, grant)) return true;
  if (answer.status === 404) return false;
  throw new OutsideFailure(`the shop platform answered a look-up of points with ${answer.status}`);
}

const isGrant = ({ status, body }: OutsideResponse, { grantKey }: Grant): boolean =>
  status >= 200 && status <= 299 && (body as { grantKey?: unknown } | undefined)?.grantKey === grantKey;
