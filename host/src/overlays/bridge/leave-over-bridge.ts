import { track } from '@jangteo/analytics';
import type { ToastItem } from '@jangteo/contract';
import type { PublicSettings } from '@jangteo/contract/release';
import { callQuietly } from '@jangteo/http';
import { leaveTo } from '@jangteo/navigation/leaving';
import { type BridgeState, closeBridge } from '@jangteo/overlay';
import { recentProducts } from '@jangteo/storage';
import { showToastItems } from '../../toasts/show-toast-items.ts';
import { outsideAddress } from './outside-address.ts';
import { sayNotLeft } from './say-not-left.ts';

/** How long the visitor can read the dialog, and turn back. */
export const readingMs = 2_000;

/** The dialog closes this long after the navigation has begun. */
const closeDelayMs = 1_000;

interface LeaveOptions {
  settings: PublicSettings;
  /** The product's price here; undefined while it is unknown. */
  marketPrice: () => number | undefined;
  /** Aborted when the visitor turns back. */
  signal: AbortSignal;
}

/** Waits, counts the view and opens the outside page. Ends without effect when the visitor turns back. */
export async function leaveOverBridge(
  bridge: BridgeState,
  { settings, marketPrice, signal }: LeaveOptions,
): Promise<void> {
  await pause(readingMs, signal);
  if (signal.aborted) return;
  try {
    const address = outsideAddress(bridge, settings);
    if (!address) return closeBridge();
    const toastItems = await countView(bridge, signal);
    if (bridge.showsToast !== false) showToastItems(toastItems);
    if (signal.aborted) return;
    addToRecentProducts(bridge, marketPrice());
    trackProduct(bridge);
    leaveTo(address);
  } catch {
    closeBridge();
    if (!signal.aborted) sayNotLeft();
    return;
  }
  setTimeout(closeBridge, closeDelayMs);
  // A page in the back-forward cache must not show the dialog again.
  window.addEventListener('pagehide', closeBridge, { once: true });
}

async function countView({ productNo }: BridgeState, signal: AbortSignal): Promise<ToastItem[]> {
  if (productNo === undefined) return [];
  const counted = await callQuietly('PUT /api/v2/display/product/view/count', {
    body: { productNo },
    anonymous: true,
    signal,
  });
  return counted.toastItems;
}

/** The app's own screens open the bridge without a card; the list shows no product without a price. */
function addToRecentProducts(
  { productNo, searchProduct, title, shopId, shopName, url }: BridgeState,
  discountPrice: number | undefined,
): void {
  if (productNo === undefined) return;
  recentProducts.add({ productNo, isLike: false, title, shopId, shopName, url, discountPrice, ...searchProduct });
}

function trackProduct({ productNo, categoryId, searchProduct, previousPageName, order }: BridgeState): void {
  if (productNo === undefined) return;
  track('go to item', {
    item_id: productNo,
    category_id: categoryId,
    price: searchProduct?.price,
    discounted_price: searchProduct?.discountPrice,
    page_name: previousPageName,
    order,
  });
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
