import { type Shape, type Types, wordsOf } from './shape.ts';

/** A shape with the table that its names refer to. */
interface Typed {
  shape: Shape;
  types: Types;
}

/** A place in what one app gives where it is not as another app uses it. */
export interface Misfit {
  place: string;
  problem: string;
}

/**
 * Compares what an app gives with what another app was built to use. Additions fit: one more property of a result, one
 * more optional property of an argument, a literal or variant that the user does not know yet.
 */
export const misfitsOf = (given: Typed, used: Typed): Misfit[] =>
  compare(given.shape, used.shape, { fromTypes: given.types, toTypes: used.types, isGiven: true, seen: new Set() }, '');

/** A value is handed over: its receiver is compiled against `to`, and what arrives is `from`. */
interface Handover {
  fromTypes: Types;
  toTypes: Types;
  /** The giver hands it to the user, as a result; otherwise the user passes it, as an argument or a property. */
  isGiven: boolean;
  /** The pairs of names around this place: of types that contain themselves, each pair is compared once. */
  seen: ReadonlySet<string>;
}

type ObjectShape = Shape & { is: 'object' };
type FunctionShape = Shape & { is: 'function' };

/** An argument goes the other way than the function that takes it. */
const backwards = ({ fromTypes, toTypes, isGiven, seen }: Handover): Handover => ({
  fromTypes: toTypes,
  toTypes: fromTypes,
  isGiven: !isGiven,
  seen,
});

function compare(from: Shape, to: Shape, over: Handover, place: string): Misfit[] {
  if (from.is === 'named' || to.is === 'named') {
    const pair = `${over.isGiven} ${JSON.stringify(from)} ${JSON.stringify(to)}`;
    if (over.seen.has(pair)) return [];
    const seen = new Set(over.seen).add(pair);
    return compare(resolve(from, over.fromTypes), resolve(to, over.toTypes), { ...over, seen }, place);
  }
  if (from.is === 'anything' || to.is === 'anything') return [];
  if (from.is === 'oneOf' || to.is === 'oneOf') return compareVariants(from, to, over, place);
  if (from.is === 'literal') {
    const fits = to.is === 'literal' ? to.value === from.value : to.is === typeof from.value;
    return fits ? [] : [changed(from, to, over, place)];
  }
  if (from.is === 'list' && to.is === 'list') return compare(from.of, to.of, over, `${place}[]`);
  if (from.is === 'object' && to.is === 'object') return compareObjects(from, to, over, place);
  if (from.is === 'function' && to.is === 'function') return compareFunctions(from, to, over, place);
  if (from.is === 'library' && to.is === 'library' && from.name === to.name) {
    return (from.of ?? []).flatMap((part, index) => compare(part, to.of?.[index] ?? part, over, place));
  }
  return from.is === to.is && from.is !== 'library' ? [] : [changed(from, to, over, place)];
}

function changed(from: Shape, to: Shape, { isGiven }: Handover, place: string): Misfit {
  const [now, used] = isGiven ? [from, to] : [to, from];
  return { place, problem: `is ${wordsOf(now)}, not ${wordsOf(used)}` };
}

const variantsOf = (shape: Shape): Shape[] => (shape.is === 'oneOf' ? shape.shapes : [shape]);

function compareVariants(from: Shape, to: Shape, over: Handover, place: string): Misfit[] {
  const accepted = variantsOf(to);
  for (const variant of variantsOf(from)) {
    const tried = accepted.map((candidate) => compare(variant, candidate, over, place));
    if (tried.some((misfits) => misfits.length === 0)) continue;
    const own = resolve(variant, over.fromTypes);
    const others = accepted.map((candidate) => resolve(candidate, over.toTypes));
    if (over.isGiven && isNewVariant(own, others)) continue;
    const isOneOfMany = own.is === 'literal' && others.some(({ is }) => is === 'literal');
    if (isOneOfMany) return [{ place, problem: `does not take ${wordsOf(own)}` }];
    // For an object or a function, the comparison with its counterpart names the part that does not fit.
    const counterpart = others.findIndex(({ is }) => is === own.is && (is === 'object' || is === 'function'));
    return tried[counterpart]?.slice(0, 1) ?? [changed(from, to, over, place)];
  }
  return [];
}

/**
 * A literal among literals, or an object that a literal distinguishes: receivers ignore those that they do not know.
 */
function isNewVariant(variant: Shape, others: readonly Shape[]): boolean {
  if (variant.is === 'literal') return others.some(({ is }) => is === 'literal');
  const objects = others.filter((other) => other.is === 'object');
  if (variant.is !== 'object' || objects.length < 2) return false;
  return Object.entries(variant.has).some(([name, { shape }]) => {
    const isOther = (known: Shape | undefined) =>
      shape.is === 'literal' && known?.is === 'literal' && known.value !== shape.value;
    return objects.every(({ has }) => isOther(has[name]?.shape));
  });
}

function compareObjects(from: ObjectShape, to: ObjectShape, over: Handover, place: string): Misfit[] {
  const below = (name: string) => (place ? `${place}.${name}` : name);
  const missing = Object.entries(to.has).flatMap(([name, expected]): Misfit[] => {
    const present = from.has[name];
    if (!present && from.every) return compare(from.every, expected.shape, over, below(name));
    const misfits = present ? compare(present.shape, expected.shape, over, below(name)) : [];
    if (expected.optional || (present && !present.optional)) return misfits;
    const absence = present ? 'may be missing' : 'is missing';
    return [{ place: below(name), problem: over.isGiven ? absence : 'is required' }, ...misfits];
  });
  const unexpected = Object.entries(from.has).flatMap(([name, { shape }]): Misfit[] => {
    if (to.has[name]) return [];
    if (to.every) return compare(shape, to.every, over, below(name));
    return over.isGiven ? [] : [{ place: below(name), problem: 'is not taken' }];
  });
  const others = from.every && to.every ? compare(from.every, to.every, over, `${place}[]`) : [];
  return [...missing, ...unexpected, ...others];
}

/** What is called is `from`; the caller is compiled against `to`, and may leave out what is optional there. */
function compareFunctions(from: FunctionShape, to: FunctionShape, over: Handover, place: string): Misfit[] {
  const argument = (index: number) => `argument ${index + 1}${place && ` of ${place}`}`;
  const takesRest = from.takes.some(({ rest }) => rest);
  const passesRest = to.takes.some(({ rest }) => rest);
  const misfits = from.takes.flatMap((taken, index): Misfit[] => {
    const passed = to.takes[index];
    if (taken.rest || passed?.rest) return [];
    if (!taken.optional && (passed ? passed.optional : !passesRest)) {
      return [{ place: argument(index), problem: 'is required' }];
    }
    if (!passed) return [];
    const isOnlyOne = from.takes.length === 1 && !place;
    return compare(passed.shape, taken.shape, backwards(over), isOnlyOne ? '' : argument(index));
  });
  // A callback may ignore what it is called with; who calls a door's function wants all arguments to be taken.
  if (over.isGiven && !takesRest && to.takes.length > from.takes.length) {
    misfits.push({ place: argument(from.takes.length), problem: 'is not taken' });
  }
  return [...misfits, ...compare(from.returns, to.returns, over, place ? `the result of ${place}` : 'the result')];
}

function resolve(shape: Shape, types: Types): Shape {
  let found = shape;
  while (found.is === 'named') found = types[found.name] ?? { is: 'anything' };
  return found;
}
