import { useEffect } from 'react';

export const frameClass = 'jangteo-embed';

/**
 * The page's rules for elements end at the frame, ours do not leave it. The values are those of the market's theme, on its
 * own ground. Sizes are relative to what the reader has set (`medium`): a page may give `rem` another size.
 */
const rules = `
.${frameClass}, .${frameClass} * { all: revert; box-sizing: border-box; }
.${frameClass} {
  background: #fff; color: #1b1d1f; color-scheme: light; direction: ltr; text-align: start;
  font: 400 medium/1.4 system-ui, sans-serif; word-break: keep-all; overflow-wrap: anywhere;
  :is(ul, p, h3) { margin: 0; padding: 0; }
  ul { display: flex; gap: 0.75em; overflow-x: auto; list-style: none; scroll-snap-type: x mandatory; }
  li { flex: 0 0 13.5em; scroll-snap-align: start; }
  article { position: relative; display: flex; flex-direction: column; gap: 0.25em; max-width: 20em; }
  [data-part=picture] { position: relative; display: block; margin-bottom: 0.375em; }
  img { display: block; width: 100%; height: auto; aspect-ratio: 1; object-fit: cover; border-radius: 0.5em; background: #f4f5f6; }
  [data-part=picture] > b { position: absolute; inset: 0; display: grid; place-items: center; border-radius: 0.4em; background: rgb(27 29 31 / 58%); color: #fff; font-size: 1.25em; }
  [data-part=store], small, del, [data-part=stock] { color: #656a72; font-size: 0.75em; }
  h3 { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; font-size: 0.875em; font-weight: 400; }
  h3 > a { color: inherit; text-decoration: none; }
  h3 > a::after { content: ''; position: absolute; inset: 0; }
  article:has(a:focus-visible) { outline: 2px solid #1565c0; outline-offset: -2px; }
  :is(del, small) { display: block; }
  [data-part=price] { font-variant-numeric: tabular-nums; }
  [data-part=said] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  [data-part=rate] { color: #c24600; }
  [data-sold-out=true] :is(h3, b) { color: #656a72; }
  [data-sold-out=true] [data-part=picture] > b { color: #fff; }
  [data-part=note] { font-size: 0.875em; }
  [data-part=note] a, button { color: #c24600; }
  button { min-height: 3.15em; padding: 0 0.85em; border: 1px solid #d8dbdf; border-radius: 0.5em; background: #fff; font: inherit; }
  [data-part=waiting] { height: 20em; border-radius: 0.5em; background: #f4f5f6; }
}`;

let sheet: CSSStyleSheet | undefined;

/** A sheet that a script makes needs no permission of the page's Content-Security-Policy. */
export function useStyles(): void {
  useEffect(() => {
    if (sheet) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, []);
}
