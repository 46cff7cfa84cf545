// Decision: docs/decisions/2026-11-23-the-font-is-completed-once.md
// Decision: docs/decisions/2026-11-27-a-first-visit-is-read-in-the-devices-font.md

import { localStore } from '@jangteo/storage';
import { fontFacesAddress } from '@jangteo/ui';

/** Few, so that the data and pictures of a next page find a free connection. */
const loadedAtOnce = 2;

/** Adds to the font what a text needs. Rejects where some of it cannot be had: the device's own font is shown in its place. */
export type CompleteFont = (text: string) => Promise<void>;

/**
 * The font's characters are in groups. Those that a text needs, and that are not in use, take effect together, because each
 * that arrives by itself lays out the whole page. The others are no part of the document: they would double the time that a
 * layout takes.
 */
export async function openFont(): Promise<CompleteFont> {
  const groups = await readGroups();
  const [core] = groups;
  const unused = new Set(core && isInUse(core) ? groups.slice(1) : groups);

  return async (text) => {
    const characters = [...new Set(text)].join('');
    const needed = [...unused].filter(({ pattern }) => pattern.test(characters));
    const loaded = await load(needed);
    for (const { group, face } of loaded) {
      unused.delete(group);
      document.fonts.add(face);
      // The next document asks for it at once: the browser has it.
      if (group === core) localStore.set('font', group.address);
    }
    if (loaded.length < needed.length) throw new Error('A group of the font cannot be loaded');
  };
}

interface Group {
  family: string;
  address: string;
  descriptors: FontFaceDescriptors;
  /** Matches any of its characters. */
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
    for (let group = left.shift(); group; group = left.shift()) {
      const { family, address, descriptors } = group;
      const face = await new FontFace(family, `url("${address}")`, descriptors).load().catch(() => undefined);
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
    href: fontFacesAddress,
  });
  return new Promise((resolve, reject) => {
    sheet.onload = () => {
      const rules = [...(sheet.sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSFontFaceRule);
      resolve(rules.map(groupOf));
      sheet.remove();
    };
    sheet.onerror = () => {
      sheet.remove();
      reject(new Error('The groups of the font cannot be loaded'));
    };
    document.head.append(sheet);
  });
}

function groupOf({ style }: CSSFontFaceRule): Group {
  const value = (name: string) => style.getPropertyValue(name);
  const [, file = ''] = /url\("?([^")]+)/.exec(value('src')) ?? [];
  const unicodeRange = value('unicode-range');
  return {
    family: value('font-family').replaceAll('"', ''),
    address: new URL(file, new URL(fontFacesAddress, window.location.href)).pathname,
    descriptors: { weight: value('font-weight'), unicodeRange, display: 'swap' },
    pattern: patternOf(unicodeRange),
  };
}

/** Whether the document has asked for a group of this family, and not in vain. */
const isInUse = (core: Group): boolean =>
  [...document.fonts].some(({ family, status }) => family.includes(core.family) && status !== 'error');

/** Matches any of `U+AC19, U+AC1D-AC20`. */
function patternOf(unicodeRange: string): RegExp {
  const characters = unicodeRange.replaceAll('U+', '').replace(/[\da-f]+/gi, '\\u{$&}');
  return new RegExp(`[${characters.replace(/[\s,]/g, '')}]`, 'u');
}
