// Decision: docs/decisions/2026-11-20-products-are-tagged-by-number.md

import type { PublicSettings } from '@jangteo/contract/release';
import { safeTarget } from '@jangteo/navigation';
import type { BridgeState } from '@jangteo/overlay';

const trackingParameters = ['source', 'nt_source', 'nt_medium'] as const;

/**
 * The address of the page at the seller's shop, with the referring product in its parameters; undefined if it is no web
 * address.
 */
export function outsideAddress(bridge: BridgeState, settings: PublicSettings): string | undefined {
  const { url = '', productNo, gtag } = bridge;
  const target = safeTarget(url, settings);
  if (!target || target.kind === 'own') return undefined;
  const address = new URL(target.url);
  const tag = gtag ?? (productNo === undefined ? undefined : productTag(productNo));
  if (tag) for (const name of trackingParameters) address.searchParams.set(name, tag);
  return address.href;
}

const productTag = (productNo: number): string => `jangteo-${productNo}`;
