import { render } from '@testing-library/react';
import { Notice } from '../feedback/notice.ts';
import { UiProvider } from '../provider.tsx';
import { makeCompleteStyleCache } from '../server.ts';
import { Badge } from '../text/badge.ts';
import { makeStyleCache } from './style-cache.ts';

const page = (cache = makeCompleteStyleCache()) => <UiProvider cache={cache} children={<Badge>특가</Badge>} />;
const watchRules = () => jest.spyOn(CSSStyleSheet.prototype, 'insertRule').mockReturnValue(0);

/** Writes what the server writes for a page with this class. */
function serve(className: string): void {
  document.head.innerHTML = `<style data-style-names="first ${className}"></style>`;
}

afterEach(() => {
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

test('the server’s style element is left as it is, and no rule is written twice', () => {
  watchRules();
  const { container } = render(page());
  serve(container.querySelector('span')?.className ?? '');
  const written = [...document.head.children];

  const rules = watchRules();
  rules.mockClear();
  render(page());
  expect(rules).not.toHaveBeenCalled();
  expect([...document.head.children]).toEqual(written);
});

test('what the server has not rendered gets its rule, once', () => {
  serve('');
  const rules = watchRules();
  const cache = makeStyleCache('n1');
  const { container, rerender } = render(page(cache));
  const className = container.querySelector('span')?.className;
  expect(className).toMatch(/^jt-\w+/);
  expect(rules.mock.calls).toEqual([[expect.stringContaining(`.${className}{`), 0]]);
  rerender(page(cache));
  expect(rules).toHaveBeenCalledTimes(1);
});

test('a rule that the browser does not know costs its style only', () => {
  jest.spyOn(CSSStyleSheet.prototype, 'insertRule').mockImplementation(() => {
    throw new SyntaxError('unknown selector');
  });
  serve('');
  const { container } = render(page(makeStyleCache('n1')));
  expect(container.textContent).toBe('특가');
});

test('without the server’s styles, reset and tokens precede all other styles', async () => {
  const rules = watchRules();
  const cache = makeStyleCache('n1');
  expect(cache.isWrittenByServer).toBe(false);
  await cache.loadFirst();
  render(page(cache));
  const [first, second, ...others] = [...document.head.querySelectorAll('style')];
  expect(first?.textContent).toMatch(/^@layer reset/);
  expect(first?.textContent).toContain('--jt-colors-orange-500:');
  expect(first?.nonce).toBe('n1');
  expect(second?.textContent).toBe('');
  expect(others).toEqual([]);
  expect(rules.mock.calls).toEqual([[expect.stringMatching(/^@layer recipes\{\.jt-/), 0]]);
});

test('a style sheet in use gets no further rules: those of a later render stand in one of their own, behind it', async () => {
  const cache = makeCompleteStyleCache();
  const { rerender } = render(page(cache));
  await Promise.resolve();
  const inUse = [...document.styleSheets];
  const rulesIn = (sheet: CSSStyleSheet) => sheet.cssRules.length;
  const before = inUse.map(rulesIn);

  rerender(<UiProvider cache={cache} children={<Notice>안내</Notice>} />);
  expect(inUse.map(rulesIn)).toEqual(before);
  expect([...document.styleSheets]).toEqual([...inUse, expect.anything()]);
});
