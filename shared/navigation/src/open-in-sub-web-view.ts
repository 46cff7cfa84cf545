import { native } from '@jangteo/native';

/** In the app, addresses of other sites open in a web view of their own, which leads back to the page. */
export async function openInSubWebView(url: string): Promise<void> {
  if (!(await native.moveToUrl(url))) window.open(url, '_blank', 'noopener');
}
