const nul = '\0';

/**
 * More combining marks on one letter than any language uses, by Unicode's own limit (UAX #15, stream-safe text).
 * Normalising them takes quadratic time, and they cover the lines above and below.
 */
const piledMarks = /\p{M}{31}/u;

/** PostgreSQL can store neither a NUL nor half of a surrogate pair. */
export const isPlainText = (text: string): boolean =>
  text.isWellFormed() && !text.includes(nul) && !piledMarks.test(text);

/** True if all keys and strings of a JSON value, at every depth, are plain text. */
export const hasPlainTexts = (value: unknown): boolean => textsIn(value).every(isPlainText);

/**
 * Characters that set the direction of the text after them, also beyond their own text: in the document's title, or in a
 * line that names several members. Phones add them when a number is copied: their sender has not seen them.
 */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

export const withoutDirections = (text: string): string => text.replace(directions, '');

/** In every string of a JSON value, at every depth. */
export function removeDirections(value: unknown): void {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, inner] of Object.entries(next)) {
      if (typeof inner === 'string') Object.assign(next, { [key]: withoutDirections(inner) });
      else left.push(inner);
    }
  }
}

function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string') texts.push(next);
    else if (typeof next === 'object' && next !== null) left.push(...Object.keys(next), ...Object.values(next));
  }
  return texts;
}
