import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { styleSystem } from '../shared/ui/src/theme/system.ts';
import { inProject } from './bootstrap/project.mjs';

/** Chakra passes on what is no token, and browsers drop a declaration that is no CSS: both say nothing. */
const { utility, tokens } = styleSystem();

/** Kinds of token, and whether plain numbers are CSS beside them. */
const checkedKinds = new Map([
  ['spacing', false],
  ['sizes', false],
  ['radii', false],
  ['colors', false],
  ['fontSizes', false],
  ['shadows', false],
  ['fontWeights', true],
  ['lineHeights', true],
  ['zIndex', true],
]);

const types = utility.getTypes();
const kindsOf = (property: string): string[] =>
  (types.get(utility.resolveShorthand(property)) ?? [])
    .flatMap((type) => /^Tokens\["(\w+)"\]$/.exec(type)?.[1] ?? [])
    .filter((kind) => checkedKinds.has(kind));

const keywords =
  /^(auto|none|normal|inset|inherit|initial|unset|transparent|currentColor|black|white|fit-content|min-content|max-content)$/;
const length = /^(-?(\d+|\d*\.\d+)(px|rem|em|lh|%|[dsl]?v[hw])|0)$/;
const color = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/;
const cssFunction = /^(rgb|calc|min|max|clamp|env|var|color-mix|token)\(.*\)$/;
const reference = /\{([\w.]+)\}|token\(([\w.]+)\)/g;

const isToken = (name: string): boolean => tokens.getByName(name) !== undefined;

function isKnown(property: string, value: string): boolean {
  for (const [, inBraces, inCall] of value.matchAll(reference)) if (!isToken(inBraces ?? inCall ?? '')) return false;
  const kinds = kindsOf(property);
  if (kinds.length === 0 || kinds.some((kind) => isToken(`${kind}.${value.replace(/^-/, '')}`))) return true;
  if ([keywords, length, color, cssFunction].some((css) => css.test(value)) || /^\{.*\}$/.test(value)) return true;
  if (kinds.some((kind) => checkedKinds.get(kind)) && /^\d*\.?\d+$/.test(value)) return true;
  // Several values, such as those of a margin or a shadow.
  return value.includes(' ') && value.split(' ').every((part) => isKnown(property, part));
}

type Node = Record<string, unknown> & { type: string };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const textOf = (value: unknown): string | undefined =>
  isNode(value) && typeof value.value === 'string' ? value.value : undefined;
const nameOf = (value: unknown): string =>
  isNode(value) && typeof value.name === 'string' ? value.name : (textOf(value) ?? '');

/** A recipe, or styles that recipes share. */
const hasStyles = ({ type, callee, id }: Node): boolean =>
  (type === 'CallExpression' && nameOf(callee) === 'styled') ||
  (type === 'VariableDeclarator' && /styles$/i.test(nameOf(id)));

/** What a file's styles set to neither a token nor CSS. */
function unknownValues(file: string, code: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown, isStyle: boolean): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, isStyle);
    if (!isNode(value)) return;
    const inStyles = isStyle || hasStyles(value);
    const property = nameOf(value.key);
    const text = textOf(value.value);
    if (inStyles && value.type === 'Property' && text !== undefined && !isKnown(property, text)) {
      found.push(`${file}: ${property}: '${text}'`);
    }
    for (const child of Object.values(value)) visit(child, inStyles);
  };
  visit(parseSync(file, code).program, false);
  return found;
}

const files = globSync('{host,remote-*,shared/*}/src/**/*.{ts,tsx}', { cwd: inProject() }).filter(
  (file) => !file.includes('.test.'),
);

test('there are styles', () => expect(files.length).toBeGreaterThan(300));

test('every style is a token or CSS', () => {
  expect(files.flatMap((file) => unknownValues(file, readFileSync(inProject(file), 'utf8')))).toEqual([]);
});

test.each([
  ["styled('div', { base: { padding: '3.5' } })", "padding: '3.5'"],
  ["styled('div', { base: { '& > p': { px: '9' } } })", "px: '9'"],
  ["styled('div', { variants: { tone: { plain: { color: 'fg.faint' } } } })", "color: 'fg.faint'"],
  ["styled('div', { base: { top: 'calc(token(sizes.heading) + 1rem)' } })", "top: 'calc(token(sizes.heading) + 1rem)'"],
  ["const fieldStyles = { borderRadius: 'large' };", "borderRadius: 'large'"],
])('%s is refused', (code, refused) => {
  expect(unknownValues('a.tsx', code)).toEqual([`a.tsx: ${refused}`]);
});

test.each([
  "padding: '3'",
  "marginTop: '-2'",
  "lineHeight: '1.75'",
  "boxShadow: '0 0 0 2px white'",
  "margin: '0 auto'",
])('%s is a token or CSS', (declaration) =>
  expect(unknownValues('a.tsx', `styled('div', { base: { ${declaration} } })`)).toEqual([]),
);
