import { misfitsOf } from './misfits.ts';
import { oneOf, type Properties, type Shape } from './shape.ts';

const string: Shape = { is: 'string' };
const number: Shape = { is: 'number' };
const literal = (value: string): Shape => ({ is: 'literal', value });
const object = (has: Record<string, Shape>): Shape => {
  const properties = Object.entries(has).map(([name, shape]): [string, Properties[string]] =>
    name.endsWith('?') ? [name.slice(0, -1), { shape, optional: true }] : [name, { shape }],
  );
  return { is: 'object', has: Object.fromEntries(properties) };
};
const takes = (...shapes: Shape[]): Shape => ({
  is: 'function',
  takes: shapes.map((shape) => ({ shape })),
  returns: { is: 'undefined' },
});
const returns = (shape: Shape): Shape => ({ is: 'function', takes: [], returns: shape });

const linesOf = (given: Shape, used: Shape) =>
  misfitsOf({ shape: given, types: {} }, { shape: used, types: {} }).map(({ place, problem }) => `${place} ${problem}`);

test.each<[string, given: Shape, used: Shape]>([
  ['one more property in a result', returns(object({ a: string, b: string })), returns(object({ a: string }))],
  [
    'one more optional property of an argument',
    takes(object({ a: string, 'b?': string })),
    takes(object({ a: string })),
  ],
  ['an argument that is optional now', takes(object({ 'a?': string })), takes(object({ a: string }))],
  ['a wider argument', takes(oneOf([string, number])), takes(string)],
  ['a narrower result', returns(string), returns(oneOf([string, number]))],
  ['a literal that the user does not know', returns(oneOf([literal('a'), literal('b')])), returns(literal('a'))],
  ['a callback that is called with more', takes(takes(string, number)), takes(takes(string))],
  [
    'a variant that the user does not know',
    returns(oneOf([object({ kind: literal('a') }), object({ kind: literal('b') }), object({ kind: literal('c') })])),
    returns(oneOf([object({ kind: literal('a') }), object({ kind: literal('b') })])),
  ],
])('fits: %s', (_, given, used) => {
  expect(linesOf(given, used)).toEqual([]);
});

test.each<[string, given: Shape, used: Shape]>([
  ['a is missing', object({ b: string }), object({ a: string })],
  ['the result.a is missing', returns(object({ b: string })), returns(object({ a: string }))],
  ['a may be missing', object({ 'a?': string }), object({ a: string })],
  ['a is number, not string', object({ a: number }), object({ a: string })],
  ['b is required', takes(object({ a: string, b: string })), takes(object({ a: string }))],
  ['b is not taken', takes(object({ a: string })), takes(object({ a: string, 'b?': string }))],
  ['argument 2 is required', takes(string, number), takes(string)],
  ['argument 2 is not taken', takes(string), takes(string, number)],
  ['a is "x", not "y"', takes(object({ a: literal('x') })), takes(object({ a: literal('y') }))],
  ['the result is null | string, not string', returns(oneOf([string, { is: 'null' }])), returns(string)],
  ['a is missing', takes(takes(object({ b: string }))), takes(takes(object({ a: string })))],
])('does not fit: %s', (line, given, used) => {
  expect(linesOf(given, used)[0]).toBe(line);
});

test('types that contain themselves are compared once', () => {
  const tree = (leaf: Shape) => ({ Tree: object({ leaf, below: { is: 'list', of: { is: 'named', name: 'Tree' } } }) });
  const shape: Shape = { is: 'named', name: 'Tree' };
  expect(misfitsOf({ shape, types: tree(string) }, { shape, types: tree(string) })).toEqual([]);
  expect(misfitsOf({ shape, types: tree(number) }, { shape, types: tree(string) })).toEqual([
    { place: 'leaf', problem: 'is number, not string' },
  ]);
});
