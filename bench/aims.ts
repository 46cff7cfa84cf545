import { printTable } from './table.ts';

export interface Aim {
  name: string;
  value: number | undefined;
  /** `most` by default. */
  limit: number;
  isLeast?: boolean;
  unit: string;
  /** A hard aim does not depend on the machine: missing it fails the bench. */
  isHard: boolean;
}

const isMet = ({ value, limit, isLeast }: Aim): boolean =>
  value !== undefined && (isLeast ? value >= limit : value <= limit);

/** Prints the aims and the results. Returns whether every hard aim is met. */
export function judge(aims: readonly Aim[]): boolean {
  const rows = aims.map((aim) => [
    aim.name,
    aim.value === undefined ? '–' : format(aim.value),
    `${aim.isLeast ? '≥' : '≤'} ${format(aim.limit)}${aim.unit && ` ${aim.unit}`}`,
    isMet(aim) ? 'met' : 'missed',
    aim.isHard ? 'hard' : '',
  ]);
  printTable('Aims', ['', 'value', 'aim', '', ''], rows);
  return aims.every((aim) => !aim.isHard || isMet(aim));
}

const format = (value: number): string => (value >= 100 ? value.toFixed(0) : String(Math.round(value * 1000) / 1000));
