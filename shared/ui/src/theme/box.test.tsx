/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Stack } from '../layout/primitives.ts';
import { UiProvider } from '../provider.tsx';
import { makeCompleteStyleCache, renderStyles } from '../server.ts';

function render(element: React.ReactNode) {
  const cache = makeCompleteStyleCache('n1');
  const html = renderToString(<UiProvider cache={cache}>{element}</UiProvider>);
  return { html, styles: renderStyles(cache, 'n1') };
}

test('style props become styles, other props reach the element', () => {
  const { html, styles } = render(<Stack as="ul" id="list" padding="4" aria-busy="true" />);
  expect(html).toMatch(/^<ul id="list" aria-busy="true" class="jt-\w+"><\/ul>$/);
  expect(styles).toMatch(/\.jt-\w+\{padding:var\(--jt-spacing-4\);\}/);
});

test('own styles stand in a layer, so that style props win', () => {
  const { styles } = render(<Stack gap="8" />);
  expect(styles).toMatch(/@layer recipes\{\.jt-\w+\{display:flex;flex-direction:column;gap:var\(--jt-spacing-2\);\}\}/);
  expect(styles).toMatch(/\}\.jt-\w+\{gap:var\(--jt-spacing-8\);\}/);
});
