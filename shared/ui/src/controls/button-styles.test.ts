import { compileRecipe } from '../theme/compile.ts';
import { chooseRules } from '../theme/rules.ts';
import { buttonStyles } from './button-styles.ts';

test('an outlined button has the colour of text, also within a paler notice', () => {
  const { css } = chooseRules([compileRecipe(buttonStyles)], { look: 'outline' });
  expect(css).toContain('color:var(--jt-colors-fg);');
});

test('a small button can be touched beyond its edge, on 44 px', () => {
  const { css } = chooseRules([compileRecipe(buttonStyles)], { size: 'sm' });
  expect(css).toMatch(/min-height:2\.25rem/);
  expect(css).toMatch(/::?after\{[^}]*inset-block:calc\(var\(--jt-spacing-1\) \* -1\)/);
});
