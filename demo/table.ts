/** Lists that people maintain are written as tables: a row a line, cells separated by '|'. */
export function readTable<const Columns extends readonly string[]>(
  text: string,
  columns: Columns,
): Record<Columns[number], string>[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== columns.length) throw new Error(`Not ${columns.length} cells: ${line}`);
      return Object.fromEntries(columns.map((column, i) => [column, cells[i]])) as Record<Columns[number], string>;
    });
}

export const listOf = (cell: string): string[] => cell.split(',').map((item) => item.trim());
export const wordsOf = (cell: string): string[] => cell.split(/\s+/);
