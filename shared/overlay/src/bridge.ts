import type { RecentProduct } from '@jangteo/storage';
import { observable } from './observable.ts';
import { prepareOverlays } from './wanted.ts';

/** Where a visitor is led and from where. */
export interface BridgePayload {
  /** The page in the seller's shop. */
  url: string;
  title: string;
  shopId: number;
  /** Known to whoever shows a product; else the dialog asks for it. */
  shopName?: string;
  /** Without one, nothing is counted and nothing remembered. */
  productNo?: number;
  /** The product's tag, by which the shop knows what brought a visitor; made of its number where none is given. */
  gtag?: string;
  /** What the list of recently viewed products keeps. */
  searchProduct?: RecentProduct;
  previousPageName?: string;
  listComponentName?: string;
  /** Place in that list, from 1. */
  order?: number;
  categoryId?: number;
  /** Whether the stars that the view is worth are shown; they are where nobody says no. */
  showsToast?: boolean;
}

export interface BridgeState extends Partial<BridgePayload> {
  open: boolean;
  /** The page below has no bottom navigation. */
  isGoneBottomView?: boolean;
}

const resetAfterMs = 1_000;
const closed: BridgeState = { open: false };

const bridge = observable(closed);

let pageBelow: Pick<BridgeState, 'previousPageName' | 'isGoneBottomView'> = {};

/** The host knows the page on which the dialog opens, whoever asks for it. */
export function noteBridgePage(page: { previousPageName: string; isGoneBottomView: boolean }): void {
  pageBelow = page;
}

/** Leads the visitor over to the seller's shop. A tap while that happens changes nothing. */
export function openBridge(payload: BridgePayload): void {
  prepareOverlays();
  if (!bridge.get().open) bridge.set({ ...pageBelow, ...payload, open: true });
}

/** What was shown stays known for as long as the dialog takes to go. */
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
