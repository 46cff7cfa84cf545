import createCache from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';

export type Styles = Parameters<typeof serializeStyles>[0][0];

/** Emotion's own plugin writes prefixes for old browsers, which would be a third of each page's styles. */
const noPrefixes: [] = [];

/** The rules of these styles, as text. */
export function cssText(selector: string, ...styles: Styles[]): string {
  const serialized = serializeStyles(styles);
  const cache = Object.assign(createCache({ key: 'jt', stylisPlugins: noPrefixes }), { compat: true as const });
  const rules: string[] = [];
  cache.sheet.insert = (rule) => void rules.push(rule);
  cache.insert(selector, serialized, cache.sheet, true);
  // Without a document emotion keeps the text instead of inserting it.
  return rules.length > 0 ? rules.join('') : String(cache.inserted[serialized.name]);
}
