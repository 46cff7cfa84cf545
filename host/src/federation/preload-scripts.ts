import type { ScriptList } from '@jangteo/contract/release';

/**
 * Requests everything that a page needs at once: its remote's container, routes and page reference one another, and
 * would each be a round trip later than the one before. Scripts that the document names already are left out.
 */
export function preloadScripts(base: string, { preload, integrity }: ScriptList, routeId: string): void {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  for (const file of [...(preload.main ?? []), ...(preload[routeId] ?? [])]) {
    const href = base + file;
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity: integrity[file], nonce });
    link.href = href;
    document.head.append(link);
  }
}

/**
 * Browsers reuse a script's preload, even one that has failed or hangs, instead of requesting it again. So the preloads
 * of a release that failed, here or by the document, count as tried: the scripts are requested under another address.
 */
export function giveUpPreloads(base: string): void {
  globalThis.jangteoTries ??= {};
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')) {
    if (new URL(link.href).pathname.startsWith(base)) globalThis.jangteoTries[link.href] ??= 0;
  }
}
