/** A Korean letter is two columns wide in a terminal. */
const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (/[ᄀ-ᇿ⺀-퟿＀-｠]/u.test(letter) ? 2 : 1), 0);

/** Prints rows under their headings, each column as wide as its widest value. */
export function tableOf(headings: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string[] {
  const texts = [headings, ...rows].map((row) => row.map((value) => String(value ?? '-')));
  const widths = headings.map((_, column) => Math.max(...texts.map((row) => widthOf(row[column] ?? ''))));
  return texts.map((row) =>
    row
      .map((text, column) => text + ' '.repeat((widths[column] ?? 0) - widthOf(text)))
      .join('  ')
      .trimEnd(),
  );
}
