import { compileRecipe } from './compile.ts';
import { type Choice, chooseRules } from './rules.ts';

const card = {
  base: {
    padding: '4',
    _motionReduce: { padding: '8' },
    '& > h3': { color: 'fg' },
    'body:has(dialog) &': { opacity: '0.5' },
  },
  variants: {
    size: { sm: { padding: '2' }, lg: { padding: '6' } },
    roomy: { true: { gap: '4', '& > h3': { color: 'fg.muted' } } },
  },
  defaultVariants: { size: 'sm' },
};
const outline = { base: { padding: '0', border: '1px solid' } };

const choose = (choice: Choice, ...recipes: Parameters<typeof compileRecipe>[0][]) =>
  chooseRules([card, ...recipes].map(compileRecipe), choice);

test('tokens and conditions are Chakra’s, & is the element, all in one layer', () => {
  const { name, css } = choose({ size: 'lg', roomy: true });
  expect(name).toMatch(/^jt-\w+_size-lg_roomy-true$/);
  expect(css.replaceAll(name, 'card')).toBe(
    '@layer recipes{.card{padding:var(--jt-spacing-4);padding:var(--jt-spacing-6);gap:var(--jt-spacing-4);}' +
      '.card>h3{color:var(--jt-colors-fg);}body:has(dialog) .card{opacity:0.5;}' +
      '@media (prefers-reduced-motion: reduce){.card{padding:var(--jt-spacing-8);}}' +
      '.card>h3{color:var(--jt-colors-fg-muted);}}',
  );
});

test('the usual choice has one name, whether it is said or not', () => {
  expect(choose({}).name).toBe(choose({ size: 'sm', roomy: undefined }).name);
  expect(choose({}).css).toContain('padding:var(--jt-spacing-2)');
  expect(choose({ size: 'lg' }).name).not.toBe(choose({}).name);
});

test('of two recipes the later one wins, and variants win over both', () => {
  const own = /\{padding:var\(--jt-spacing-4\);padding:0;border:1px solid;padding:var\(--jt-spacing-2\);\}/;
  expect(choose({}, outline).css).toMatch(own);
  expect(choose({}, outline).name).not.toBe(choose({}).name);
});

test('a recipe without rules of its own has none for the element', () => {
  const { css } = chooseRules([compileRecipe({ base: { '& > li': { flex: '1' } } })], {});
  expect(css).toMatch(/^@layer recipes\{\.jt-\w+>li\{flex:1;\}\}$/);
});

test('names are made of the recipe alone, so that server and browser agree', () => {
  expect(compileRecipe({ ...outline }).id).toBe(compileRecipe({ base: { ...outline.base } }).id);
  expect(compileRecipe({ base: { padding: '1' } }).id).not.toBe(compileRecipe(outline).id);
});
