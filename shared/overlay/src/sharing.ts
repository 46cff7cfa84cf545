import { observable } from './observable.ts';
import { prepareOverlays } from './wanted.ts';

export interface ShareInfo {
  title: string;
  url: string;
  description?: string;
  imageUrl?: string;
  /** The address that the chat app opens for people who have the market's app. */
  appUrl?: string;
  /** Marks an address as shared by the chat app, or as copied. */
  kakaoGtag?: string;
  urlGtag?: string;
  /** The page that is being shared. */
  type?: 'page' | 'product' | 'deal' | 'event' | 'store' | 'post';
  /** Called each time the page has been shared. */
  onShared?: (() => void) | undefined;
}

const shared = observable<ShareInfo | undefined>(undefined);

let pageShown: Pick<ShareInfo, 'description' | 'imageUrl'> = {};

/** Set by the host, which knows the page's head. */
export function noteSharedPage(page: { description: string; imageUrl: string }): void {
  pageShown = page;
}

/** Opens the share dialog. */
export function shareDialog(info: ShareInfo): void {
  prepareOverlays();
  shared.set({ ...pageShown, ...info });
}

export const closeShareDialog = (): void => shared.set(undefined);

export const useShareInfo = shared.use;
