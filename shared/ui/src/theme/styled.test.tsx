/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { UiProvider } from '../provider.tsx';
import { makeCompleteStyleCache, renderStyles } from '../server.ts';
import { styled } from './styled.tsx';

const Card = styled('section', {
  base: { padding: '4', bg: 'bg' },
  variants: { roomy: { true: { padding: '8' } } },
});

function render(element: React.ReactNode) {
  const cache = makeCompleteStyleCache('n1');
  const html = renderToString(<UiProvider cache={cache}>{element}</UiProvider>);
  const styles = renderStyles(cache, 'n1');
  const [, names = ''] = /class="([^"]+)"/.exec(html) ?? [];
  const rules = names.split(' ').flatMap((name) => new RegExp(`\\.${name}\\{[^}]*\\}`).exec(styles) ?? []);
  return { html, names, rules: rules.join('') };
}

test('variants choose the styles and do not reach the element', () => {
  const { html, rules } = render(<Card roomy />);
  expect(html).toMatch(/^<section class="jt-[\w-]+"><\/section>$/);
  expect(rules).toContain('padding:var(--jt-spacing-8)');
  expect(render(<Card roomy={false} />).rules).toContain('padding:var(--jt-spacing-4)');
});

test('a given class name is kept', () => {
  expect(render(<Card className="own" />).names).toMatch(/^own jt-/);
});

test('a component styled from another one is one element with both recipes, the later one winning', () => {
  const Notice = styled(Card, { base: { padding: '2', color: 'error' } });
  const { html, rules } = render(<Notice />);
  expect(html).toMatch(/^<section class="jt-[\w-]+"><\/section>$/);
  expect(rules).toContain('padding:var(--jt-spacing-2)');
  expect(rules).toContain('background:var(--jt-colors-bg)');
  expect(rules).toContain('color:var(--jt-colors-error)');
  expect(render(<Notice roomy />).rules).toContain('padding:var(--jt-spacing-8)');
});
