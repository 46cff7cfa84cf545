import type { Part, Point, Shape } from './scene.ts';

/** The functions with which scenes are drawn, and the basket that they share. */
export const colours = {
  orange: '#FF6400',
  orangeDark: '#D65200',
  orangePale: '#FFF1E8',
  white: '#FFFFFF',
  shade: '#F3E3D6',
  wood: '#E8B583',
  woodDark: '#C98B57',
  basket: '#D9924F',
  basketDark: '#B4702F',
  inside: '#7A461D',
  green: '#4CA64C',
  greenDark: '#2F8240',
  greenPale: '#B9DD8F',
  carrot: '#FF8A2B',
  carrotDark: '#E36F12',
  corn: '#FFCF3F',
  cornDark: '#EDB01E',
  purple: '#6B3FA0',
  purplePale: '#8A5CC2',
  red: '#EF4B3C',
  redPale: '#FF7A6B',
  melon: '#FFD534',
  gold: '#FFB400',
  heart: '#FF5A7A',
  glow: '#FFEDB8',
} as const;

export const path = (d: string, paint: Pick<Shape, 'fill' | 'stroke'>): Shape => ({ kind: 'path', d, ...paint });
export const line = (d: string, colour: string, width: number): Shape => path(d, { stroke: { colour, width } });
export const ellipse = (centre: Point, radii: Point, fill: string): Shape => ({ kind: 'ellipse', centre, radii, fill });
export const box = (at: Point, size: Point, radius: number, fill: string): Shape => ({
  kind: 'box',
  at,
  size,
  radius,
  fill,
});

/** A star with four points. */
export const sparkle = ([x, y]: Point, size: number): Shape =>
  path(
    `M ${x} ${y - size} C ${x + size * 0.16} ${y - size * 0.3} ${x + size * 0.3} ${y - size * 0.16} ${x + size} ${y} C ${x + size * 0.3} ${y + size * 0.16} ${x + size * 0.16} ${y + size * 0.3} ${x} ${y + size} C ${x - size * 0.16} ${y + size * 0.3} ${x - size * 0.3} ${y + size * 0.16} ${x - size} ${y} C ${x - size * 0.3} ${y - size * 0.16} ${x - size * 0.16} ${y - size * 0.3} ${x} ${y - size} Z`,
    { fill: colours.gold },
  );

export const basketBack: Part = {
  name: 'inside of the basket',
  pivot: [200, 228],
  carriedBy: 'basket',
  shapes: [
    line('M 138 162 C 138 92 262 92 262 162', colours.basketDark, 9),
    ellipse([200, 162], [70, 11], colours.inside),
  ],
};

export const basketFront: Part = {
  name: 'basket',
  pivot: [200, 228],
  carriedBy: 'basket',
  shapes: [
    path('M 130 162 L 270 162 L 256 222 C 255 227 251 230 246 230 L 154 230 C 149 230 145 227 144 222 Z', {
      fill: colours.basket,
    }),
    ...[160, 186, 214, 240].map((x) => line(`M ${x} 172 L ${200 + (x - 200) * 0.84} 228`, colours.basketDark, 3)),
    line('M 135 188 L 265 188', colours.basketDark, 3),
    line('M 140 208 L 260 208', colours.basketDark, 3),
    box([122, 153], [156, 19], 9.5, colours.basketDark),
    box([128, 156], [144, 6], 3, colours.basket),
  ],
};
