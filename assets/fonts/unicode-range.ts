/** The value of the CSS descriptor `unicode-range` for these characters. */
export function unicodeRange(characters: Iterable<string>): string {
  const points = [...new Set([...characters].map((character) => character.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges.map(([from, to]) => (from === to ? hex(from) : `${hex(from)}-${to.toString(16)}`)).join();
}

const hex = (point: number) => `U+${point.toString(16)}`;

/** The characters that such a value names. */
export function charactersOf(range: string): string[] {
  return range.split(',').flatMap((part) => {
    const [from = 0, to = from] = part
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((end) => Number.parseInt(end, 16));
    return Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step));
  });
}
