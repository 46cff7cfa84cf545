/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Button } from './controls/button.tsx';
import { UiProvider } from './provider.tsx';
import { makeCompleteStyleCache, renderStyles } from './server.ts';
import { Badge } from './text/badge.ts';

function renderPage(page: React.ReactNode) {
  const cache = makeCompleteStyleCache('n1');
  const html = renderToString(<UiProvider cache={cache}>{page}</UiProvider>);
  return { html, styles: renderStyles(cache, 'n1') };
}

test('styles go into one element with the nonce, and none between the elements', () => {
  const { html, styles } = renderPage(<Button>담기</Button>);
  expect(html).not.toContain('<style');
  expect(styles.match(/<style[^>]*>/g)).toEqual([expect.stringContaining('nonce="n1"')]);
});

test('the order of the layers is declared before any of them is used', () => {
  const { styles } = renderPage(<Button>담기</Button>);
  expect(styles).toMatch(/^<style[^>]*>@layer reset,\s?base,\s?tokens,\s?recipes;/);
});

test('every class of the page has its rule, and one page gets no rules of another', () => {
  const badge = renderPage(<Badge>특가</Badge>);
  const [, name = ''] = badge.html.match(/class="([^"]+)"/) ?? [];
  expect(badge.styles).toContain(`.${name}{`);
  expect(renderPage(<Button>담기</Button>).styles).not.toContain(`.${name}{`);
});

test('[PRD-02] the primary colour is FF6400', () => {
  expect(renderPage(<Button>담기</Button>).styles.toLowerCase()).toContain('--jt-colors-orange-500:#ff6400');
});
