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
  const tag = gtag ?? (productNo === undefined ? undefined : productTag(productNo));
  return tag ? tagged(new URL(target.url), tag) : target.url;
}

/** The seller's own parameters stay as they are written: not all shops write them in UTF-8. */
function tagged(address: URL, tag: string): string {
  const own = address.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !isTracking(pair));
  const tags = trackingParameters.map((name) => `${name}=${encodeURIComponent(tag)}`);
  address.search = [...own, ...tags].join('&');
  return address.href;
}

const isTracking = (pair: string): boolean => trackingParameters.some((name) => pair.split('=')[0] === name);

const productTag = (productNo: number): string => `jangteo-${productNo}`;
