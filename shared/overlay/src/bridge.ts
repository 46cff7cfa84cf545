import type { RecentProduct } from '@jangteo/storage';
import { observable } from './observable.ts';
import { prepareOverlays } from './wanted.ts';

/** What the bridge shows and reports: the target, and the list that led to it. */
export interface BridgePayload {
  /** The product's page at the seller's shop. */
  url: string;
  title: string;
  shopId: number;
  /** Known to callers that show a product; otherwise the dialog requests it. */
  shopName?: string;
  /** Without one no view is counted and nothing is added to the recently viewed. */
  productNo?: number;
  /** The tag by which the shop recognises the referring product; made of its number where none is given. */
  gtag?: string;
  /** Stored in the list of recently viewed products. */
  searchProduct?: RecentProduct;
  previousPageName?: string;
  listComponentName?: string;
  /** Position in that list, from 1. */
  order?: number;
  categoryId?: number;
  /** Whether a toast shows the stars for the view; true unless the caller passes false. */
  showsToast?: boolean;
}

export interface BridgeState extends Partial<BridgePayload> {
  open: boolean;
  /** Whether the page below has no bottom navigation. */
  isGoneBottomView?: boolean;
}

const resetAfterMs = 1_000;
const closed: BridgeState = { open: false };

const bridge = observable(closed);

let pageBelow: Pick<BridgeState, 'previousPageName' | 'isGoneBottomView'> = {};

/** Set by the host, which knows the page on which the dialog opens. */
export function noteBridgePage(page: { previousPageName: string; isGoneBottomView: boolean }): void {
  pageBelow = page;
}

/** Leads the visitor to the seller's shop. Calls while it is open have no effect. */
export function openBridge(payload: BridgePayload): void {
  prepareOverlays();
  if (!bridge.get().open) bridge.set({ ...pageBelow, ...payload, open: true });
}

/** The content stays known while the closing dialog is still visible. */
export function closeBridge(): void {
  const shown = bridge.get();
  if (!shown.open) return;
  const closing = { ...shown, open: false };
  bridge.set(closing);
  setTimeout(() => {
    if (bridge.get() === closing) bridge.set(closed);
  }, resetAfterMs);
}

export const useBridge = bridge.use;
