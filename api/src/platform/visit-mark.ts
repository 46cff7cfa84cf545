// Decision: docs/decisions/2026-11-26-a-network-adds-little-to-popularity.md

import { hash } from 'node:crypto';
import { networkOf } from '@jangteo/network';
import type { Member } from './http/clients/caller.ts';
import type { Keys } from './keys.ts';

/** How many visitors of one network are counted: their views raise a post by one point, as a like does. */
const visitorsOfNetwork = 20;

/**
 * What a visit is counted under, once for each mark. Neither member nor address can be computed from it. Null for visitors, and
 * for members who are banned or have not agreed: they may only read, and count as visitors.
 */
export const memberMark = (keys: Keys, member: Member | undefined): string | null =>
  member?.hasAgreed && member.banMessage === null
    ? keys.derive('pseudonym', `counted member ${member.memberId}`)
    : null;

/** Clients invent their device ids, so all devices of a network share a fixed number of marks. */
export function visitorMark(
  keys: Keys,
  { address, deviceUuid = '' }: { address: string; deviceUuid?: string | undefined },
): string {
  const place = hash('sha256', deviceUuid, 'buffer').readUInt32BE() % visitorsOfNetwork;
  return keys.derive('pseudonym', `counted visitor ${place} of ${networkOf(address, 48)}`);
}
