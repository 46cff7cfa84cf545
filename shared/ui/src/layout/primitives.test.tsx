/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { UiProvider } from '../provider.tsx';
import { makeCompleteStyleCache, renderStyles } from '../server.ts';
import { Heading, Stack } from './primitives.ts';

function render(element: React.ReactNode) {
  const cache = makeCompleteStyleCache('n1');
  const html = renderToString(<UiProvider cache={cache}>{element}</UiProvider>);
  return { html, styles: renderStyles(cache, 'n1') };
}

test('style props become styles and win, other props reach the element', () => {
  const { html, styles } = render(<Stack gap="8" id="list" aria-busy="true" />);
  expect(html).toMatch(/^<div id="list" aria-busy="true" class="jt-[\w-]+"><\/div>$/);
  expect(styles).toMatch(
    /@layer recipes\{\.jt-[\w-]+\{display:flex;flex-direction:column;gap:var\(--jt-spacing-2\);gap:var\(--jt-spacing-8\);\}\}/,
  );
});

test('the same styles stand on other elements', () => {
  expect(render(<Stack as="ul" gap="5" />).html).toMatch(/^<ul class=/);
  expect(render(<Heading flex="1">소식</Heading>).html).toMatch(/^<h2 class=/);
  expect(render(<Heading as="h1">커뮤니티</Heading>).html).toMatch(/^<h1 class=/);
});
