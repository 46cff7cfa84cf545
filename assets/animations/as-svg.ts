import { type Carrier, type Part, type Scene, type Shape, unmoved, valueAt } from './scene.ts';

/** A picture of a frame at which no part is moving. */
export function asSvg(scene: Scene, frame: number): string {
  const [width, height] = scene.size;
  const drawn = scene.parts.map((part) => {
    const carrier = scene.carriers.find(({ name }) => name === part.carriedBy);
    const own = `<g${placed(part, frame)}>${part.shapes.map(drawShape).join('')}</g>`;
    const isSeen = valueAt(part.motion?.opacity, frame, unmoved.opacity) > 0 && sizeAt(part, frame) > 0;
    if (!isSeen) return '';
    return carrier ? `<g${placed(carrier, frame)}>${own}</g>` : own;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawn.join('')}</svg>`;
}

const sizeAt = ({ motion }: Part, frame: number): number => Math.max(...valueAt(motion?.scale, frame, unmoved.scale));

function placed({ pivot, motion = {}, ...rest }: Part | Carrier, frame: number): string {
  const [x, y] = pivot;
  const [dx, dy] = valueAt(motion.move, frame, unmoved.move);
  const [sx, sy] = valueAt(motion.scale, frame, unmoved.scale);
  const turn = valueAt(motion.turn, frame, unmoved.turn) + ('lean' in rest ? (rest.lean ?? 0) : 0);
  const steps = [
    (dx || dy) && `translate(${dx} ${dy})`,
    turn && `rotate(${turn} ${x} ${y})`,
    (sx !== 100 || sy !== 100) && `translate(${x} ${y}) scale(${sx / 100} ${sy / 100}) translate(${-x} ${-y})`,
  ].filter(Boolean);
  return steps.length > 0 ? ` transform="${steps.join(' ')}"` : '';
}

function drawShape(shape: Shape): string {
  const paint = [
    `fill="${shape.fill ?? 'none'}"`,
    shape.stroke &&
      `stroke="${shape.stroke.colour}" stroke-width="${shape.stroke.width}" stroke-linecap="round" stroke-linejoin="round"`,
  ]
    .filter(Boolean)
    .join(' ');
  if (shape.kind === 'path') return `<path d="${shape.d}" ${paint}/>`;
  if (shape.kind === 'ellipse') {
    const [cx, cy] = shape.centre;
    return `<ellipse cx="${cx}" cy="${cy}" rx="${shape.radii[0]}" ry="${shape.radii[1]}" ${paint}/>`;
  }
  const { at, size, radius } = shape;
  return `<rect x="${at[0]}" y="${at[1]}" width="${size[0]}" height="${size[1]}" rx="${radius}" ${paint}/>`;
}
