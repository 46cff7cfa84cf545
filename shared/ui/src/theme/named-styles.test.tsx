import { render } from '@testing-library/react';
import { UiProvider } from '../provider.tsx';
import { makeCompleteStyleCache } from '../server.ts';
import { styled } from './styled.tsx';
import { styleSystem } from './system.ts';

jest.mock('./system.ts', () => {
  const actual = jest.requireActual('./system.ts');
  return { ...actual, styleSystem: jest.fn(actual.styleSystem) };
});

/** A fresh module each for server and browser, as each has its own bundle. */
const makeCard = () => styled('section', { base: { padding: '4' }, variants: { roomy: { true: { padding: '8' } } } });

function show(Card: ReturnType<typeof makeCard>, roomy: boolean): string {
  const { container } = render(
    <UiProvider cache={makeCompleteStyleCache()}>
      <Card roomy={roomy} />
    </UiProvider>,
  );
  return container.querySelector('section')?.className ?? '';
}

afterEach(() => {
  document.head.replaceChildren();
  jest.mocked(styleSystem).mockClear();
});

test('the browser uses the server’s class names without resolving the styles', () => {
  const className = show(makeCard(), true);
  expect(styleSystem).toHaveBeenCalled();
  jest.mocked(styleSystem).mockClear();

  document.head.innerHTML = `<style data-style-names="${className.replace('jt-', '')}"></style>`;
  expect(show(makeCard(), true)).toBe(className);
  expect(styleSystem).not.toHaveBeenCalled();
});

test('a choice of variants that the server has not rendered is resolved', () => {
  const className = show(makeCard(), true);
  document.head.innerHTML = `<style data-style-names="${className.replace('jt-', '')}"></style>`;
  jest.mocked(styleSystem).mockClear();
  expect(show(makeCard(), false)).not.toBe(className);
  expect(styleSystem).toHaveBeenCalled();
});
