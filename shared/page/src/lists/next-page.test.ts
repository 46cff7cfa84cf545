import { pagesOf } from '@jangteo/testing';
import { itemsOf } from './endless-list.tsx';
import { nextPage } from './next-page.ts';

type Numbers = ReturnType<ReturnType<typeof pagesOf<number>>>;

/** Reads a list to its end; `change` is made after the page with that number was read first. */
function readAll(numbers: number[], changeAfter: Record<number, (numbers: number[]) => void>) {
  const pages: Numbers[] = [];
  for (let page: number | undefined = 1; page !== undefined; ) {
    const read: Numbers = pagesOf(numbers, 3)({ query: { page: String(page) } });
    pages.push(read);
    if (pages.filter((other) => other.page === page).length === 1) changeAfter[page]?.(numbers);
    page = nextPage(read, pages);
  }
  return { read: pages.map(({ page }) => page), items: itemsOf(pages, (number) => number) };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const remove = (numbers: number[]) => numbers.splice(0, 2);

test('[SHP-08] a list that does not change is read page by page', () => {
  expect(readAll(upTo(8), {})).toEqual({ read: [1, 2, 3], items: upTo(8) });
});

test.each([1, 2])('[SHP-08] what moves up when rows go after page %i is not missed', (page) => {
  const { items } = readAll(upTo(8), { [page]: remove });
  expect(items.toSorted((a, b) => a - b)).toEqual(upTo(8));
});

test('[SHP-08] rows that go from the last page’s place, and a list that shrinks again and again, come to an end', () => {
  expect(readAll(upTo(4), { 1: remove }).items).toEqual(upTo(4));
  expect(readAll(upTo(12), { 1: remove, 2: remove, 3: remove }).read.length).toBeLessThan(12);
});

test('[SHP-08] what comes at the top meanwhile is no reason to read again', () => {
  const { read, items } = readAll(upTo(6), { 1: (numbers) => numbers.unshift(0) });
  expect({ read, items }).toEqual({ read: [1, 2, 3], items: upTo(6) });
});
