import type { Registry, RemoteName } from '@jangteo/contract/release';

const unanswered = new Set<string>();

/**
 * Asks at once for all that a page needs: its remote's container, routes and page name one another, and would each be a
 * round trip later than the one before. What the document has asked for already is left.
 */
export function preloadScripts({ apps, integrity }: Registry, remote: RemoteName, routeId: string): void {
  const { base, preload } = apps[remote];
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  for (const file of [...(preload?.main ?? []), ...(preload?.[routeId] ?? [])]) {
    const href = base + file;
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity: integrity[href], nonce });
    link.href = href;
    unanswered.add(link.href);
    link.onload = () => unanswered.delete(link.href);
    document.head.append(link);
  }
}

/**
 * Browsers answer a script from a preload that has failed, or that hangs, instead of asking again. Those count as tries:
 * their scripts are asked for under another address.
 */
export function giveUpPreloads(): void {
  globalThis.jangteoTries ??= {};
  for (const href of unanswered) globalThis.jangteoTries[href] ??= 0;
  unanswered.clear();
}
