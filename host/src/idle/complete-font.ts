// Decision: docs/decisions/2026-11-23-the-font-is-completed-once.md

import { restOfFontAddress } from '@jangteo/ui';

/** Few, so that the data and pictures of a next page find a free connection. */
const loadedAtOnce = 2;

/** Adds to the font what a text needs. Rejects where some of it cannot be had: the device's own font is shown in its place. */
export type CompleteFont = (text: string) => Promise<void>;

/**
 * The rest of the font's characters is in groups. Those that a text needs, and that are not in use, take effect together,
 * because each that arrives by itself lays out the whole page. The others are no part of the document: they would double
 * the time that a layout takes.
 */
export async function openRestOfFont(): Promise<CompleteFont> {
  const unused = new Set(await readGroups());

  return async (text) => {
    const characters = [...new Set(text)].join('');
    const needed = [...unused].filter(({ pattern }) => pattern.test(characters));
    const loaded = await load(needed);
    for (const { group, face } of loaded) {
      unused.delete(group);
      document.fonts.add(face);
    }
    if (loaded.length < needed.length) throw new Error('A group of the font cannot be loaded');
  };
}

interface Group {
  rule: CSSFontFaceRule;
  pattern: RegExp;
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
      resolve(rules.map((rule) => ({ rule, pattern: patternOf(rule.style.getPropertyValue('unicode-range')) })));
      sheet.remove();
    };
    sheet.onerror = () => {
      sheet.remove();
      reject(new Error('The groups of the font cannot be loaded'));
    };
    document.head.append(sheet);
  });
}

function faceOf({ rule: { style } }: Group): FontFace {
  const value = (name: string) => style.getPropertyValue(name);
  const [, file = ''] = /url\("?([^")]+)/.exec(value('src')) ?? [];
  const { href } = new URL(file, new URL(restOfFontAddress, window.location.href));
  return new FontFace(value('font-family').replaceAll('"', ''), `url("${href}")`, {
    weight: value('font-weight'),
    unicodeRange: value('unicode-range'),
    display: 'swap',
  });
}

/** Matches any of `U+AC19, U+AC1D-AC20`. */
function patternOf(unicodeRange: string): RegExp {
  const characters = unicodeRange.replaceAll('U+', '').replace(/[\da-f]+/gi, '\\u{$&}');
  return new RegExp(`[${characters.replace(/[\s,]/g, '')}]`, 'u');
}
