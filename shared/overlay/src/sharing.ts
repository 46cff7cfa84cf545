import { observable } from './observable.ts';
import { prepareOverlays } from './wanted.ts';

export interface ShareInfo {
  title: string;
  url: string;
  description?: string;
  imageUrl?: string;
}

const shared = observable<ShareInfo | undefined>(undefined);

/** Offers the ways to pass a page on. */
export function shareDialog(info: ShareInfo): void {
  prepareOverlays();
  shared.set(info);
}

export const closeShareDialog = (): void => shared.set(undefined);

export const useShareInfo = shared.use;
