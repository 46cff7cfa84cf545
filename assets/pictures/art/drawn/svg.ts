/** Everything drawn by hand shares one square canvas of 320 units. */
export function drawing(body: string, defs = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320"><defs>${defs}</defs>${body}</svg>`;
}

/** A ball-like fill: lit at the upper left, darker toward the lower right. */
export function ball(id: string, lit: string, middle: string, dark: string): string {
  return `<radialGradient id="${id}" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="${lit}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;
}

/** A fill across (angle 0) or down (angle 90) a shape. */
export function sweep(id: string, colours: readonly string[], angle: 0 | 90 = 90): string {
  const stops = colours.map((c, i) => `<stop offset="${i / (colours.length - 1)}" stop-color="${c}"/>`).join('');
  const end = angle === 90 ? 'x2="0" y2="1"' : 'x2="1" y2="0"';
  return `<linearGradient id="${id}" x1="0" y1="0" ${end}>${stops}</linearGradient>`;
}

/** `count` copies of what `draw` makes of 0, 1, 2, … */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
