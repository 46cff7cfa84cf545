import type { Parameter, Properties, Shape, Types } from '../../edge/src/releases/surface/shape.ts';

/** The words of some sources: a property that they never name is neither read nor passed there. */
export function wordsIn(texts: Iterable<string>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const text of texts) for (const [word] of text.matchAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu)) words.add(word);
  return words;
}

type Side = 'given' | 'passed';
const other = { given: 'passed', passed: 'given' } as const;

/** Reduces shapes to what sources with these words can rely on. */
export class Reliance {
  readonly types: Types = {};
  readonly #all: Types;
  readonly #words: ReadonlySet<string>;
  readonly #known = new Map<string, string>();

  constructor(all: Types, words: ReadonlySet<string>) {
    this.#all = all;
    this.#words = words;
  }

  /** `side` is 'given' for what the sources receive, 'passed' for what they hand over. */
  reduce(shape: Shape, side: Side = 'given'): Shape {
    switch (shape.is) {
      case 'oneOf': {
        const shapes = shape.shapes.filter((part) => side === 'given' || this.#isWrittenInSources(part));
        return { is: 'oneOf', shapes: shapes.map((part) => this.reduce(part, side)) };
      }
      case 'list':
        return { is: 'list', of: this.reduce(shape.of, side) };
      case 'object':
        return this.#object(shape, side);
      case 'function': {
        const takes = shape.takes.map(
          (parameter): Parameter => ({
            ...parameter,
            shape: this.reduce(parameter.shape, other[side]),
          }),
        );
        return { ...shape, takes, returns: this.reduce(shape.returns, side) };
      }
      case 'library':
        return shape.of ? { ...shape, of: shape.of.map((part) => this.reduce(part, side)) } : shape;
      case 'named':
        return this.#named(shape.name, side);
      default:
        return shape;
    }
  }

  /** A component that gets only these properties. */
  component(shape: Shape, passed: ReadonlySet<string>): Shape {
    if (shape.is !== 'function') return this.reduce(shape);
    const [properties, ...others] = shape.takes;
    const given = properties && this.#resolve(properties.shape);
    if (given?.is !== 'object') return this.reduce(shape);
    const has = Object.entries(given.has).filter(([name, { optional }]) => !optional || passed.has(name));
    const reduced = { ...properties, shape: { ...given, has: Object.fromEntries(has) } };
    return this.reduce({ ...shape, takes: [reduced, ...others] });
  }

  #resolve(shape: Shape): Shape | undefined {
    return shape.is === 'named' ? this.#all[shape.name] : shape;
  }

  #object(shape: Shape & { is: 'object' }, side: Side): Shape {
    const has: Properties = {};
    for (const [name, property] of Object.entries(shape.has)) {
      const mustBePassed = side === 'passed' && !property.optional;
      if (mustBePassed || this.#isWord(name)) has[name] = { ...property, shape: this.reduce(property.shape, side) };
    }
    return { ...shape, has, ...(shape.every && { every: this.reduce(shape.every, side) }) };
  }

  /** Names that are not one word are written in more ways than can be looked up. */
  #isWord = (name: string): boolean => !/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) || this.#words.has(name);

  #isWrittenInSources = (shape: Shape): boolean =>
    shape.is !== 'literal' || typeof shape.value !== 'string' || this.#isWord(shape.value);

  #named(name: string, side: Side): Shape {
    const key = `${side} ${name}`;
    const known = this.#known.get(key);
    if (known) return { is: 'named', name: known };
    const reduced = side === 'given' ? name : `${name}, passed`;
    this.#known.set(key, reduced);
    const shape = this.#all[name];
    if (shape) this.types[reduced] = this.reduce(shape, side);
    return { is: 'named', name: reduced };
  }
}
