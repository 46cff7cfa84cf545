import { shopAddress } from '../places.ts';
import { changeMarket } from './database.ts';
import type { Member } from './sign-in.ts';

/** Points and modes are those of `outside/src/control/faults.ts`. */
type FaultPoint = 'shop-customers' | 'shop-points' | 'shop-points-lookup';
type FaultMode = 'error' | 'busy' | 'refuse' | 'hang' | 'late';

/** The shop platform fails for this member alone, in this way, until it is mended. */
export async function breakShop(member: Member, point: FaultPoint, mode: FaultMode): Promise<void> {
  await fetch(await addressOf(member, point), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  });
}

export async function mendShop(member: Member, point: FaultPoint): Promise<void> {
  await fetch(await addressOf(member, point), { method: 'DELETE' });
}

async function addressOf({ deviceUuid }: Member, point: FaultPoint): Promise<string> {
  const [row] = await changeMarket<{ customerKey: string }>(
    'SELECT shop_customer_key AS "customerKey" FROM member JOIN session USING (member_id) WHERE device_uuid = $1',
    [deviceUuid],
  );
  if (!row) throw new Error(`no member is signed in on ${deviceUuid}`);
  return `${shopAddress}/control/faults/${point}/${row.customerKey}`;
}
