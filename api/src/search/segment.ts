const averageLength = 2;

/** All substrings of a text that may be words, to be looked up at once. */
export function piecesOf(text: string): string[] {
  const letters = [...text];
  const pieces = new Set<string>();
  for (let from = 0; from < letters.length; from += 1) {
    for (let to = from + 1; to <= letters.length; to += 1) pieces.add(letters.slice(from, to).join(''));
  }
  return [...pieces];
}

/** '사과3kg' → ['사과', '3kg']: splits a text into the fewest known words; undefined where that is impossible. */
export function segment(text: string, known: ReadonlySet<string>): string[] | undefined {
  const letters = [...text];
  const best: (string[] | undefined)[] = [[]];
  for (let to = 1; to <= letters.length; to += 1) {
    for (let from = 0; from < to; from += 1) {
      const before = best[from];
      const word = letters.slice(from, to).join('');
      if (!before || !known.has(word)) continue;
      if (before.length + 1 < (best[to]?.length ?? Number.POSITIVE_INFINITY)) best[to] = [...before, word];
    }
  }
  const words = best[letters.length];
  // A text that can only be split into single letters does not consist of words.
  return words && words.length * averageLength <= letters.length ? words : undefined;
}
