import { native } from '@jangteo/native';

/** In the app an address of nobody we know opens in a web view of its own, which leads back to the page. */
export async function openInSubWebView(url: string): Promise<void> {
  if (!(await native.moveToUrl(url))) window.open(url, '_blank', 'noopener');
}
