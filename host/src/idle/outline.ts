import type { AppName, Owners } from '@jangteo/contract/release';
import { fetchOwners } from '@jangteo/http/releases';

const rules = `
[data-owner] { outline: 2px dashed #0b57d0; outline-offset: -2px; }
main[data-owner] { outline-color: #b3261e; }
[data-owner]::before {
  content: attr(data-owner); position: fixed; bottom: 0; left: 0; z-index: 9999; padding: 2px 6px;
  background: #0b57d0; color: #fff; font-size: 11px; pointer-events: none;
}
main[data-owner]::before { top: 0; bottom: auto; background: #b3261e; }`;

let owners: Promise<Owners> | undefined;

/** The page is its app's; the frame around it, toasts and overlays are the host's. Returns a function that removes it. */
export async function outlineOwners(app: AppName): Promise<() => void> {
  owners ??= fetchOwners();
  const found = await owners;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
  const parts = [
    [document.body, 'host'],
    [document.querySelector('main'), app],
  ] as const;
  for (const [part, owner] of parts) {
    const { team = '', release = '' } = found[owner] ?? {};
    part?.setAttribute('data-owner', `${owner} · ${team} · ${release}`);
  }
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    for (const [part] of parts) part?.removeAttribute('data-owner');
  };
}
