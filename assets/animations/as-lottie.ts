import {
  type Carrier,
  type Key,
  type Motion,
  type Part,
  type Point,
  type Scene,
  type Shape,
  unmoved,
} from './scene.ts';

type Json = object;

/** The scene in Lottie's format: https://lottiefiles.github.io/lottie-docs */
export function asLottie(scene: Scene): Json {
  const carriers = scene.carriers.map((carrier, index) => ({ ...carrier, number: scene.parts.length + index + 1 }));
  const numberOf = (name: string | undefined) => carriers.find((carrier) => carrier.name === name)?.number;
  const [w, h] = scene.size;
  return {
    v: '5.13.0',
    nm: scene.name,
    fr: scene.framesPerSecond,
    ip: 0,
    op: scene.frames,
    w,
    h,
    ddd: 0,
    assets: [],
    // The first is in front.
    layers: [
      ...scene.parts
        .map((part, index) => ({
          ...layer(part, index + 1, scene),
          ty: 4,
          parent: numberOf(part.carriedBy),
          shapes: front(part.shapes),
        }))
        .reverse(),
      ...carriers.map((carrier) => ({ ...layer(carrier, carrier.number, scene), ty: 3 })),
    ],
  };
}

const layer = ({ name, pivot, motion = {}, ...rest }: Part | Carrier, number: number, scene: Scene): Json => ({
  ind: number,
  nm: name,
  sr: 1,
  ip: 0,
  op: scene.frames,
  st: 0,
  bm: 0,
  ks: transform(pivot, motion, 'lean' in rest ? (rest.lean ?? 0) : 0),
});

const transform = (pivot: Point, { move, scale, turn, opacity }: Motion, lean: number): Json => ({
  a: { a: 0, k: [...pivot, 0] },
  p: property(move ?? [[0, unmoved.move]], ([x, y]) => [pivot[0] + x, pivot[1] + y, 0]),
  s: property(scale ?? [[0, unmoved.scale]], ([x, y]) => [x, y, 100]),
  r: property(turn ?? [[0, unmoved.turn]], (degrees) => [lean + degrees]),
  o: property(opacity ?? [[0, unmoved.opacity]], (percent) => [percent]),
});

function property<Value>(keys: readonly Key<Value>[], write: (value: Value) => number[]): Json {
  const [first] = keys;
  if (!first) throw new Error('A motion without keys');
  if (keys.length === 1) return { a: 0, k: single(write(first[1])) };
  return {
    a: 1,
    k: keys.map(([t, value]) => ({ t, s: write(value), i: { x: [0.5], y: [1] }, o: { x: [0.5], y: [0] } })),
  };
}

const single = (numbers: number[]) => (numbers.length === 1 ? numbers[0] : numbers);

const front = (shapes: readonly Shape[]): Json[] => shapes.map(group).reverse();

const group = (shape: Shape): Json => ({
  ty: 'gr',
  it: [
    ...geometry(shape),
    ...(shape.stroke
      ? [{ ty: 'st', c: colour(shape.stroke.colour), o: fixed(100), w: fixed(shape.stroke.width), lc: 2, lj: 2 }]
      : []),
    ...(shape.fill ? [{ ty: 'fl', c: colour(shape.fill), o: fixed(100), r: 1 }] : []),
    { ty: 'tr', a: fixed([0, 0]), p: fixed([0, 0]), s: fixed([100, 100]), r: fixed(0), o: fixed(100) },
  ],
});

const fixed = (k: number | number[]): Json => ({ a: 0, k });

function geometry(shape: Shape): Json[] {
  if (shape.kind === 'path') return curves(shape.d).map((k) => ({ ty: 'sh', ks: { a: 0, k } }));
  if (shape.kind === 'ellipse') {
    const [rx, ry] = shape.radii;
    return [{ ty: 'el', p: fixed([...shape.centre]), s: fixed([rx * 2, ry * 2]) }];
  }
  const { at, size, radius } = shape;
  return [{ ty: 'rc', p: fixed([at[0] + size[0] / 2, at[1] + size[1] / 2]), s: fixed([...size]), r: fixed(radius) }];
}

function colour(hex: string): Json {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255,
  );
  return fixed([red, green, blue, 1].map((part) => Math.round(part * 1_000) / 1_000));
}

interface Curve {
  /** Closed. */
  c: boolean;
  /** Points, and the handles of the curve into and out of each, relative to it. */
  v: number[][];
  i: number[][];
  o: number[][];
}

function curves(d: string): Curve[] {
  const made: Curve[] = [];
  for (const [, command, text = ''] of d.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const points = Array.from({ length: numbers.length / 2 }, (_, at) => numbers.slice(at * 2, at * 2 + 2));
    if (command === 'M') made.push({ c: false, v: [], i: [], o: [] });
    const curve = made.at(-1);
    if (!curve) throw new Error(`A path begins with M: ${d}`);
    if (command === 'Z') close(curve);
    else if (command === 'C') for (let at = 0; at < points.length; at += 3) bend(curve, points.slice(at, at + 3));
    else for (const point of points) add(curve, point);
  }
  return made;
}

function add(curve: Curve, point: number[]): void {
  curve.v.push(point);
  curve.i.push([0, 0]);
  curve.o.push([0, 0]);
}

function bend(curve: Curve, [out = [], into = [], point = []]: number[][]): void {
  curve.o[curve.o.length - 1] = minus(out, curve.v.at(-1) ?? []);
  add(curve, point);
  curve.i[curve.i.length - 1] = minus(into, point);
}

/** A path that ends where it began has one point there, not two. */
function close(curve: Curve): void {
  curve.c = true;
  const [first] = curve.v;
  const last = curve.v.at(-1);
  if (curve.v.length < 2 || String(first) !== String(last)) return;
  curve.v.pop();
  curve.o.pop();
  curve.i[0] = curve.i.pop() ?? [0, 0];
}

const minus = ([ax = 0, ay = 0]: number[], [bx = 0, by = 0]: number[]): number[] =>
  [ax - bx, ay - by].map((part) => Math.round(part * 100) / 100);
