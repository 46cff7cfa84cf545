import { act, product, renderPart, screen } from '@jangteo/testing';
import { ProductPages } from './product-pages.tsx';

const perPage = 20;
const pagesOf = (count: number) =>
  Array.from({ length: count }, (_, page) => ({
    list: Array.from({ length: perPage }, (_, place) => product(1 + page * perPage + place)),
  }));

/** jsdom has no layout: simulates a list of which ten products fill a screen, scrolled down by this many screens. */
function lieAt(screens: number, products: number): void {
  const { innerHeight } = window;
  jest
    .spyOn(HTMLUListElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: -screens * innerHeight, height: (products / 10) * innerHeight }) as DOMRect);
}

const drawn = () =>
  screen.getAllByRole('article').map((article) => Number(/(\d+)호/.exec(article.textContent ?? '')?.[1]));

test('a list of a few pages is rendered whole', () => {
  lieAt(0, 80);
  renderPart(<ProductPages pages={pagesOf(4)} />);
  expect(drawn()).toHaveLength(80);
});

test.each([
  ['a list', { isBelowView: false, atOnce: 4 }],
  ['a list that stands below others', { isBelowView: true, atOnce: 0 }],
])('of %s, these pictures load at once: %j', (_, { isBelowView, atOnce }) => {
  renderPart(<ProductPages pages={pagesOf(1)} isBelowView={isBelowView} />);
  expect(document.querySelectorAll('img[loading="eager"]')).toHaveLength(atOnce);
});

test('of 5,000 products those near the viewport are rendered, and the others keep their space', () => {
  lieAt(0, 5_000);
  renderPart(<ProductPages label="상품" pages={pagesOf(250)} />);
  expect(drawn().length).toBeLessThanOrEqual(80);
  expect(drawn()[0]).toBe(1);

  lieAt(300, 5_000);
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
  expect(drawn()).toContain(3_001);
  expect(drawn().length).toBeLessThanOrEqual(80);
  const rooms = [...document.querySelectorAll<HTMLElement>('li[aria-hidden]')];
  expect(drawn().length + rooms.length * 10).toBe(5_000);
  expect(rooms[0]?.style.height).toBe('calc(5 * var(--row) + 4 * var(--row-gap))');
});

test('a product that comes twice is shown once', () => {
  lieAt(0, 40);
  const [first, second] = pagesOf(2);
  renderPart(<ProductPages pages={[first ?? { list: [] }, { list: [product(3), ...(second?.list ?? [])] }]} />);
  expect(drawn()).toHaveLength(40);
});
