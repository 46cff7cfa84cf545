import { compileRecipe } from '../theme/compile.ts';
import { chooseRules } from '../theme/rules.ts';
import { buttonStyles } from './button-styles.ts';

test('an outlined button has the colour of text, also within a paler notice', () => {
  const { css } = chooseRules([compileRecipe(buttonStyles)], { look: 'outline' });
  expect(css).toContain('color:var(--jt-colors-fg);');
});
