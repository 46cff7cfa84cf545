import { links } from '@jangteo/contract/links';
import { type AppMessage, native } from '@jangteo/native';
import { reloadOnce } from '@jangteo/navigation/reload';
import { closeBridge, closeShareDialog } from '@jangteo/overlay';
import { acceptTokens, logoutFromApp } from '@jangteo/session';
import { recentProducts } from '@jangteo/storage';
import type { QueryClient } from '@tanstack/react-query';
import { recentProductOf } from './recent-product-of.ts';

/** What of the page an app can move. */
export interface PageControls {
  goTo: (path: string) => void;
  /** Follows what the app has left in the store for the page to open. */
  openReceivedValue: () => void;
  setDevicePush: (isOn: boolean) => void;
  queryClient: QueryClient;
}

export async function handleAppMessage(message: AppMessage, controls: PageControls): Promise<void> {
  switch (message.name) {
    case 'close':
      return closeAll();
    case 'moveRoute':
      closeAll();
      controls.goTo(message.path);
      return controls.openReceivedValue();
    case 'appLogin':
      return acceptTokens('signedIn', message.tokens);
    case 'appTokenRefresh':
      return acceptTokens('renewed', message.tokens);
    case 'appClose':
      closeAll();
      if (window.opener) return window.close();
      return native.closeSubWebView();
    case 'appLogout':
      return logoutFromApp();
    case 'appRecentProduct':
      return recentProducts.add(recentProductOf(message));
    case 'setDevicePush':
      return controls.setDevicePush(message.isOn);
    case 'appLoadUrl':
      if (message.mode === 'default') return controls.goTo(links.home());
      // What was loaded anew a moment ago only gets its data anew.
      if (!reloadOnce(`app ${Date.now()}`)) await controls.queryClient.invalidateQueries();
      return;
    case 'appProductLike':
      // Screens with hearts listen for themselves.
      return;
  }
}

/** All that lies over the page. */
function closeAll(): void {
  closeShareDialog();
  closeBridge();
}
