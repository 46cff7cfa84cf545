import { render } from '@testing-library/react';
import { Notice } from '../feedback/notice.ts';
import { UiProvider } from '../provider.tsx';
import { makeCompleteStyleCache } from '../server.ts';
import { Badge } from '../text/badge.ts';
import { makeStyleCache } from './style-cache.ts';

const page = () => (
  <UiProvider cache={makeCompleteStyleCache()}>
    <Badge>특가</Badge>
  </UiProvider>
);
const watchRules = () => jest.spyOn(CSSStyleSheet.prototype, 'insertRule').mockReturnValue(0);

afterEach(() => {
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

test('the server’s style element is left as it is, and no rule is written twice', () => {
  watchRules();
  const { container } = render(page());
  const [name] = /[^-]+$/.exec(container.querySelector('span')?.className ?? '') ?? [];
  document.head.innerHTML = `<style data-style-names="global ${name}"></style>`;
  const written = [...document.head.children];

  const rules = watchRules();
  rules.mockClear();
  render(page());
  expect(rules).not.toHaveBeenCalled();
  expect([...document.head.children]).toEqual(written);
});

test('without the server’s styles, reset and tokens precede all other styles', () => {
  const rules = watchRules();
  render(page());
  const texts = rules.mock.calls.map(([text]) => text);
  expect(texts[0]).toMatch(/^@layer reset/);
  expect(texts.at(-1)).toMatch(/^@layer recipes\{\.jt-/);
  expect(texts.filter((text) => text.includes('--jt-colors-orange-500:'))).toHaveLength(1);
});

test('a style sheet in use gets no further rules: those of a later render stand in one of their own, behind it', async () => {
  const cache = makeCompleteStyleCache();
  const { rerender } = render(<UiProvider cache={cache} children={<Badge>특가</Badge>} />);
  await Promise.resolve();
  const inUse = [...document.styleSheets];
  const rulesIn = (sheet: CSSStyleSheet) => sheet.cssRules.length;
  const before = inUse.map(rulesIn);

  rerender(<UiProvider cache={cache} children={<Notice>안내</Notice>} />);
  expect(inUse.map(rulesIn)).toEqual(before);
  expect([...document.styleSheets]).toEqual([...inUse, expect.anything()]);
});

test('styles that are rendered before the engine is there are written once it is, and never twice', async () => {
  document.head.innerHTML = '<style data-style-names="global"></style>';
  const rules = watchRules();
  const cache = makeStyleCache({ nonce: 'n1' });
  const { container } = render(<UiProvider cache={cache} children={<Badge>특가</Badge>} />);
  expect(rules).not.toHaveBeenCalled();

  await Promise.all([cache.load(), cache.load()]);
  const className = container.querySelector('span')?.className;
  expect(rules.mock.calls).toEqual([[expect.stringContaining(`.${className}{`), 0]]);

  render(<UiProvider cache={cache} children={<Badge>마감</Badge>} />);
  expect(rules).toHaveBeenCalledTimes(1);
});

test('a browser without the server’s styles writes all of them once the engine is there', async () => {
  const rules = watchRules();
  const cache = makeStyleCache();
  expect(cache.isWrittenByServer).toBe(false);
  render(<UiProvider cache={cache} children={<Badge>특가</Badge>} />);
  await cache.load();
  const texts = rules.mock.calls.map(([text]) => text);
  expect(texts[0]).toMatch(/^@layer reset/);
  expect(texts.at(-1)).toMatch(/^@layer recipes\{\.jt-/);
});
