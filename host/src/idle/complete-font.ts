// Decision: docs/decisions/2026-11-23-the-font-is-completed-once.md

import { restOfFontAddress } from '@jangteo/ui';

/** Few, so that the data and pictures of a next page find a free connection. */
const loadedAtOnce = 2;

/**
 * Adds the rest of the font's characters. The groups that this text needs take effect together, because each that arrives
 * by itself lays out the whole page; the others are requested by the browser once a text needs them.
 */
export async function completeFont(text: string): Promise<void> {
  const characters = new Set(text);
  const faces = (await readRules()).map(faceOf);
  const needed = faces.filter(({ unicodeRange }) => needs(characters, unicodeRange));
  const loadNext = async (): Promise<void> => {
    for (let face = needed.pop(); face; face = needed.pop()) {
      // In place of a group that cannot be had, the device's own font is shown.
      await face.load().catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: loadedAtOnce }, loadNext));
  for (const face of faces) document.fonts.add(face);
}

/** The style sheet applies to no screen: the browser reads it, and requests none of its files. */
function readRules(): Promise<CSSFontFaceRule[]> {
  const sheet = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    media: 'print',
    href: restOfFontAddress,
  });
  return new Promise((resolve, reject) => {
    sheet.onload = () => {
      resolve([...(sheet.sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSFontFaceRule));
      sheet.remove();
    };
    sheet.onerror = reject;
    document.head.append(sheet);
  });
}

function faceOf({ style }: CSSFontFaceRule): FontFace {
  const value = (name: string) => style.getPropertyValue(name);
  const [, file = ''] = /url\("?([^")]+)/.exec(value('src')) ?? [];
  const { href } = new URL(file, new URL(restOfFontAddress, window.location.href));
  return new FontFace(value('font-family').replaceAll('"', ''), `url("${href}")`, {
    weight: value('font-weight'),
    unicodeRange: value('unicode-range'),
    display: 'swap',
  });
}

/** `U+AC19, U+AC1D-AC20` */
function needs(characters: ReadonlySet<string>, unicodeRange: string): boolean {
  return unicodeRange.split(',').some((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    for (let code = from; code <= to; code += 1) if (characters.has(String.fromCodePoint(code))) return true;
    return false;
  });
}
