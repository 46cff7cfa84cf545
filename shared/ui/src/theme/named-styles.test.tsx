import { render } from '@testing-library/react';
import { UiProvider } from '../provider.tsx';
import { makeStyleCache } from './style-cache.ts';
import { styled } from './styled.tsx';
import { styleSystem } from './system.ts';

jest.mock('./system.ts', () => ({ styleSystem: jest.fn(jest.requireActual('./system.ts').styleSystem) }));

/** As server and browser each have it from their own bundle. */
const makeCard = () => styled('section', { base: { padding: '4' }, variants: { roomy: { true: { padding: '8' } } } });

function show(Card: ReturnType<typeof makeCard>, roomy: boolean): string {
  const { container } = render(
    <UiProvider cache={makeStyleCache()}>
      <Card roomy={roomy} />
    </UiProvider>,
  );
  return container.querySelector('section')?.className ?? '';
}

afterEach(() => {
  document.head.replaceChildren();
  jest.mocked(styleSystem).mockClear();
});

test('what the server has written is named alike, without its styles being worked out', () => {
  const className = show(makeCard(), true);
  expect(styleSystem).toHaveBeenCalled();
  jest.mocked(styleSystem).mockClear();

  document.head.innerHTML = `<style data-style-names="${className.replace('jt-', '')}"></style>`;
  expect(show(makeCard(), true)).toBe(className);
  expect(styleSystem).not.toHaveBeenCalled();
});

test('another choice of variants is worked out', () => {
  const className = show(makeCard(), true);
  document.head.innerHTML = `<style data-style-names="${className.replace('jt-', '')}"></style>`;
  jest.mocked(styleSystem).mockClear();
  expect(show(makeCard(), false)).not.toBe(className);
  expect(styleSystem).toHaveBeenCalled();
});
