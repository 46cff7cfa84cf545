/** The number of keystrokes that were left out, added, replaced or swapped with their neighbour. */
export function editDistance(from: string, to: string): number {
  const a = [...from];
  const b = [...to];
  let beforeLast: number[] = [];
  let last = b.map((_, j) => j + 1);
  last.unshift(0);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1));
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) least = Math.min(least, at(beforeLast, j - 2) + 1);
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

const at = (row: readonly number[], place: number): number => row[place] ?? Number.POSITIVE_INFINITY;

/** Short words allow fewer mistakes: with one letter changed, '배' is another fruit. */
export function mistakesAllowed(strokes: string): number {
  if (strokes.length < 4) return 0;
  if (strokes.length < 7) return 1;
  return strokes.length < 12 ? 2 : 3;
}
