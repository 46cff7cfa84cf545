// Decision: docs/decisions/2026-11-23-the-font-is-completed-once.md

import { restOfFontAddress } from '@jangteo/ui';

/** Few, so that the data and pictures of a next page find a free connection. */
const loadedAtOnce = 2;

/** Adds to the font what a text needs. */
export type CompleteFont = (text: string) => Promise<void>;

/**
 * The rest of the font's characters is in groups. Those that a text needs, and that are not in use, take effect together,
 * because each that arrives by itself lays out the whole page. The others are no part of the document: they would double
 * the time that a layout takes.
 */
export async function openRestOfFont(): Promise<CompleteFont> {
  const unused = new Set(await readGroups());
  const known = new Set<string>();

  return async (text) => {
    const characters = new Set([...text].filter((character) => !known.has(character)));
    for (const character of characters) known.add(character);
    const needed = [...unused].filter(({ unicodeRange }) => needs(characters, unicodeRange));
    const loaded = await load(needed);
    for (const { group, face } of loaded) {
      unused.delete(group);
      document.fonts.add(face);
    }
    // In place of a group that cannot be had, the device's own font is shown. It is tried again with the next text.
    if (loaded.length < needed.length) known.clear();
  };
}

interface Group {
  unicodeRange: string;
  rule: CSSFontFaceRule;
}

interface LoadedGroup {
  group: Group;
  face: FontFace;
}

async function load(groups: readonly Group[]): Promise<LoadedGroup[]> {
  const left = [...groups];
  const loaded: LoadedGroup[] = [];
  const loadNext = async (): Promise<void> => {
    for (let group = left.pop(); group; group = left.pop()) {
      const face = await faceOf(group)
        .load()
        .catch(() => undefined);
      if (face) loaded.push({ group, face });
    }
  };
  await Promise.all(Array.from({ length: loadedAtOnce }, loadNext));
  return loaded;
}

/** The style sheet applies to no screen: the browser reads it, and requests none of its files. */
function readGroups(): Promise<Group[]> {
  const sheet = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    media: 'print',
    href: restOfFontAddress,
  });
  return new Promise((resolve, reject) => {
    sheet.onload = () => {
      const rules = [...(sheet.sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSFontFaceRule);
      resolve(rules.map((rule) => ({ unicodeRange: rule.style.getPropertyValue('unicode-range'), rule })));
      sheet.remove();
    };
    sheet.onerror = reject;
    document.head.append(sheet);
  });
}

function faceOf({ unicodeRange, rule: { style } }: Group): FontFace {
  const value = (name: string) => style.getPropertyValue(name);
  const [, file = ''] = /url\("?([^")]+)/.exec(value('src')) ?? [];
  const { href } = new URL(file, new URL(restOfFontAddress, window.location.href));
  return new FontFace(value('font-family').replaceAll('"', ''), `url("${href}")`, {
    weight: value('font-weight'),
    unicodeRange,
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
