import { observable } from './observable.ts';
import { prepareOverlays } from './wanted.ts';

export interface ShareInfo {
  title: string;
  url: string;
  description?: string;
  imageUrl?: string;
  /** Where the chat app leads those who have our app. */
  appUrl?: string;
  /** By which those who come are known to have come through the chat app, or by a copied address. */
  kakaoGtag?: string;
  urlGtag?: string;
  /** What is passed on. */
  type?: 'page' | 'product' | 'deal' | 'event' | 'store' | 'post';
  /** Called each time it has been passed on. */
  onShared?: (() => void) | undefined;
}

const shared = observable<ShareInfo | undefined>(undefined);

let pageShown: Pick<ShareInfo, 'description' | 'imageUrl'> = {};

/** The host knows what shared links show of the page, whoever passes it on. */
export function noteSharedPage(page: { description: string; imageUrl: string }): void {
  pageShown = page;
}

/** Offers the ways to pass a page on. */
export function shareDialog(info: ShareInfo): void {
  prepareOverlays();
  shared.set({ ...pageShown, ...info });
}

export const closeShareDialog = (): void => shared.set(undefined);

export const useShareInfo = shared.use;
