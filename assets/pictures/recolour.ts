import { hslOf, rgbOfHsl } from './colour.ts';

/** Turns one range of hues into another colour, so that a red tomato becomes a persimmon and keeps its green leaf. */
export interface Recolour {
  /** Degrees; a range across red is written [330, 30]. */
  from: readonly [number, number];
  hue: number;
  /** How far hues of the range spread around the new hue, as a share of their old spread. */
  spread: number;
  saturation: number;
  lightness: number;
}

export function recolour(pixels: Uint8Array, rules: readonly Recolour[]): void {
  for (let i = 0; i < pixels.length; i += 4) {
    if (pixels[i + 3] === 0) continue;
    const [hue, saturation, lightness] = hslOf(pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0);
    const rule = rules.find(({ from }) => isWithin(hue, from));
    if (!rule) continue;
    const turned = rule.hue + fromMiddle(hue, rule.from) * rule.spread;
    const brightened = 1 - (1 - lightness) / rule.lightness;
    const light = rule.lightness < 1 ? lightness * rule.lightness : brightened;
    pixels.set(rgbOfHsl((turned + 360) % 360, Math.min(1, saturation * rule.saturation), light), i);
  }
}

function isWithin(hue: number, [start, end]: readonly [number, number]): boolean {
  return start <= end ? hue >= start && hue <= end : hue >= start || hue <= end;
}

function fromMiddle(hue: number, [start, end]: readonly [number, number]): number {
  const width = (end - start + 360) % 360;
  return ((hue - start + 360) % 360) - width / 2;
}
