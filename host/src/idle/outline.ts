import type { AppName } from '@jangteo/contract/release';
import { fetchOwners } from '@jangteo/http/releases';

const rules = `
[data-owner] { outline: 2px dashed #0b57d0; outline-offset: -2px; }
main[data-owner] { outline-color: #b3261e; }
[data-owner]::before {
  content: attr(data-owner); position: fixed; bottom: 0; left: 0; z-index: 9999; padding: 2px 6px;
  background: #0b57d0; color: #fff; font-size: 11px; pointer-events: none;
}
main[data-owner]::before { top: 0; bottom: auto; background: #b3261e; }`;

/**
 * The page is its app's; the frame around it, toasts and overlays are the host's. Releases are those of the document: the
 * edge may serve others by now. Returns a function that removes it.
 */
export async function outlineOwners(app: AppName, releaseOf: (app: AppName) => string): Promise<() => void> {
  const found = await fetchOwners();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
  const parts = [
    [document.body, 'host'],
    [document.querySelector('main'), app],
  ] as const;
  for (const [part, owner] of parts) {
    part?.setAttribute('data-owner', `${owner} · ${found[owner]?.team ?? ''} · ${releaseOf(owner)}`);
  }
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    for (const [part] of parts) part?.removeAttribute('data-owner');
  };
}
