import { render } from '@testing-library/react';
import { UiProvider } from '../provider.tsx';
import { compileRecipe } from './compile.ts';
import { rulesOfRaw } from './raw-recipes.ts';
import { chooseRules } from './rules.ts';
import { makeStyleCache } from './style-cache.ts';
import { styled } from './styled.tsx';

/** As a remote's release from before recipes were compiled gives it. */
const raw = { base: { padding: '4' }, variants: { roomy: { true: { padding: '8' } } } };

test('a browser gives recipes that are not compiled their names at once, and their rules when it has the compiler', async () => {
  const compiled = chooseRules([compileRecipe(raw)], { roomy: true });
  const { name, css } = rulesOfRaw([{ ...raw }], { roomy: true });
  expect(name).toBe(compiled.name);
  expect(css).toBeInstanceOf(Function);
  expect(await (css as () => Promise<string>)()).toBe(compiled.css);
});

test('their rules are written once they are there, unless the server has written them', async () => {
  const insert = jest.spyOn(CSSStyleSheet.prototype, 'insertRule').mockReturnValue(0);
  const Card = styled('section', raw);
  const show = () => render(<UiProvider cache={makeStyleCache('n1')} children={<Card roomy />} />);
  const { container } = show();
  expect(insert).not.toHaveBeenCalled();
  await import('./compile.ts');
  await new Promise((resolve) => setTimeout(resolve));
  const { className = '' } = container.querySelector('section') ?? {};
  expect(insert.mock.calls).toEqual([[expect.stringContaining(`.${className}{`), 0]]);

  document.head.innerHTML = `<style data-style-names="first ${className}"></style>`;
  show();
  await new Promise((resolve) => setTimeout(resolve));
  expect(insert).toHaveBeenCalledTimes(1);
});
