import { coreFontCss } from '../font-faces.ts';
import { fontFolder } from './font-addresses.ts';
import { globalRules } from './global-rules.ts';

let text: string | undefined;

/** What precedes all other styles: the global ones, and the faces of the first view's font. */
export function firstStyles(): string {
  text ??= globalRules() + coreFontCss(fontFolder);
  return text;
}
