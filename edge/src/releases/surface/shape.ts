/** What a value looks like: a type or a JSON schema, reduced to what two releases have to agree on. */
export type Shape =
  | { is: 'anything' | Primitive }
  | { is: 'literal'; value: string | number | boolean }
  | { is: 'oneOf'; shapes: Shape[] }
  | { is: 'list'; of: Shape }
  | { is: 'object'; has: Properties; every?: Shape }
  | { is: 'function'; takes: Parameter[]; returns: Shape }
  /** A type of a library, which both sides take from the same copy. */
  | { is: 'library'; name: string; of?: Shape[] }
  /** An entry of the surface's `types`. */
  | { is: 'named'; name: string };

type Primitive = 'string' | 'number' | 'boolean' | 'bigint' | 'symbol' | 'null' | 'undefined';
export type Properties = Record<string, { shape: Shape; optional?: true }>;
export type Parameter = { shape: Shape; optional?: true; rest?: true };
export type Types = Record<string, Shape>;

export const anything: Shape = { is: 'anything' };

/** Without repetitions, without nesting, and in an order that does not depend on the sources' order. */
export function oneOf(shapes: readonly Shape[]): Shape {
  const flat = shapes.flatMap((shape) => (shape.is === 'oneOf' ? shape.shapes : [shape]));
  if (flat.some(({ is }) => is === 'anything')) return anything;
  const byText = new Map(flat.map((shape) => [JSON.stringify(shape), shape]));
  const [yes, no] = [true, false].map((value) => JSON.stringify({ is: 'literal', value })) as [string, string];
  if (byText.has(yes) && byText.has(no)) {
    byText.delete(yes);
    byText.delete(no);
    byText.set('boolean', { is: 'boolean' });
  }
  const [first, ...others] = [...byText.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, shape]) => shape);
  if (!first) return { is: 'oneOf', shapes: [] };
  return others.length === 0 ? first : { is: 'oneOf', shapes: [first, ...others] };
}

const mostWords = 4;

/** A few words for a refusal. */
export function wordsOf(shape: Shape): string {
  switch (shape.is) {
    case 'literal':
      return JSON.stringify(shape.value);
    case 'oneOf': {
      const words = shape.shapes.slice(0, mostWords).map(wordsOf);
      return [...words, ...(shape.shapes.length > mostWords ? ['…'] : [])].join(' | ');
    }
    case 'list':
      return `list of ${wordsOf(shape.of)}`;
    case 'object': {
      const names = Object.keys(shape.has);
      return `{ ${[...names.slice(0, mostWords), ...(names.length > mostWords ? ['…'] : [])].join(', ')} }`;
    }
    case 'library':
    case 'named':
      return shape.name;
    default:
      return shape.is;
  }
}
