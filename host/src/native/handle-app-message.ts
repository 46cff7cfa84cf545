import { links } from '@jangteo/contract/links';
import { type AppMessage, native } from '@jangteo/native';
import { reloadOnce } from '@jangteo/navigation/reload';
import { closeBridge, closeShareDialog } from '@jangteo/overlay';
import { acceptTokens, logoutFromApp } from '@jangteo/session';
import { recentProducts } from '@jangteo/storage';
import type { QueryClient } from '@tanstack/react-query';
import { recentProductOf } from './recent-product-of.ts';

/** The controls of the page that an app's message may use. */
export interface PageControls {
  goTo: (path: string) => void;
  /** Opens the value that the app has put into the storage for the page. */
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
      // When the page was reloaded a moment ago, only its data is reloaded.
      if (!reloadOnce(`app ${Date.now()}`)) await controls.queryClient.invalidateQueries();
      return;
    case 'appProductLike':
      // Screens with hearts listen to the message themselves.
      return;
  }
}

/** Closes everything that lies over the page. */
function closeAll(): void {
  closeShareDialog();
  closeBridge();
}
