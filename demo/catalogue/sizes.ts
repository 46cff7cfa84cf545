export interface Size {
  /** As in the title; empty for a single piece. */
  label: string;
  /** In units of `per`. */
  amount: number;
  /** The amount that a unit price refers to; undefined where a unit price makes no sense. */
  per: '100g' | '100ml' | '1개' | '1구' | undefined;
}

const pattern = /^([\d.]+)(kg|g|L|ml|개|구)(?:×(\d+)(?:팩|병))?$/;

const unitsOf: Record<string, { per: NonNullable<Size['per']>; amount: number }> = {
  kg: { per: '100g', amount: 10 },
  g: { per: '100g', amount: 0.01 },
  L: { per: '100ml', amount: 10 },
  ml: { per: '100ml', amount: 0.01 },
  개: { per: '1개', amount: 1 },
  구: { per: '1구', amount: 1 },
};

/** '3kg', '500ml×4팩', '30구'. */
export function readSize(text: string): Size {
  const [, number, unit = '', times = '1'] = pattern.exec(text) ?? [];
  const units = unitsOf[unit];
  if (!units) throw new Error(`Not a size: ${text}`);
  const amount = Number(number) * units.amount * Number(times);
  const isSinglePiece = text === '1개';
  return { label: isSinglePiece ? '' : text, amount, per: isSinglePiece ? undefined : units.per };
}
