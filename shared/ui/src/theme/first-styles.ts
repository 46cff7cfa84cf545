import { deviceFontFaces } from '../font-faces.ts';
import { globalRules } from './global-rules.ts';

let text: string | undefined;

/** What precedes all other styles: the global ones, and the faces of the devices' own fonts. */
export function firstStyles(): string {
  text ??= globalRules() + deviceFontFaces;
  return text;
}
