import { act, renderPart, screen } from '@jangteo/testing';
import { useState } from 'react';
import { LongList } from './long-list.tsx';

interface Item {
  id: number;
  height: number;
}

const items = (count: number): Item[] =>
  Array.from({ length: count }, (_, place) => ({ id: place + 1, height: 100 + (place % 5) * 10 }));
/** Five rows, one of each height. */
const heightOfFive = 600;

let scrolledPx = 0;

/** jsdom has no layout: simulates one in which each row has its item's height. */
beforeEach(() => {
  scrolledPx = 0;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return {
      top: -scrolledPx,
      height: Number(this.querySelector('[data-height]')?.getAttribute('data-height')),
    } as DOMRect;
  });
});

/** Shows the list of this name with these rows, or nothing. */
let show: (shown: readonly Item[] | undefined) => void;

const open = (name: string, first: readonly Item[]) => renderPart(<Changing name={name} first={first} />);

function Changing({ name, first }: { name: string; first: readonly Item[] }) {
  const [shown, setShown] = useState<readonly Item[] | undefined>(first);
  show = (next) => act(() => setShown(next));
  return (
    shown && (
      <LongList
        name={name}
        items={shown}
        keyOf={({ id }) => id}
        row={({ id, height }) => <p data-height={height}>글 {id}</p>}
      />
    )
  );
}

const drawn = () => screen.getAllByText(/^글 /).map(({ textContent }) => Number(textContent?.slice(2)));
const total = () => {
  const rooms = [...document.querySelectorAll<HTMLElement>('li[aria-hidden]')];
  const rows = [...document.querySelectorAll<HTMLElement>('[data-height]')];
  return (
    rooms.reduce((sum, { style }) => sum + Number.parseFloat(style.height), 0) +
    rows.reduce((sum, { dataset }) => sum + Number(dataset.height), 0)
  );
};
const scrollTo = (px: number) =>
  act(() => {
    scrolledPx = px;
    window.dispatchEvent(new Event('scroll'));
  });

test('[SHP-08] of 1,000 rows of several heights those near the viewport are rendered, and the others keep their space', () => {
  open('many', items(1_000));
  scrollTo(100 * heightOfFive);
  expect(drawn()).toContain(501);
  expect(drawn().length).toBeLessThan(60);
  expect(total()).toBe(200 * heightOfFive);
  scrollTo(0);
  expect(drawn()[0]).toBe(1);
  expect(drawn().length).toBeLessThan(60);
});

test('a list of a few rows is rendered whole', () => {
  open('few', items(60));
  scrollTo(10 * heightOfFive);
  expect(drawn()).toHaveLength(60);
});

test('rows that are added far below take their space at once', () => {
  open('growing', items(80));
  scrollTo(0);
  show(items(200));
  expect(total()).toBe(40 * heightOfFive);
  scrollTo(39 * heightOfFive);
  expect(drawn()).toContain(200);
  expect(drawn()).not.toContain(1);
});

test('[NAV-01] a list that is opened again is at once as long as it was', () => {
  open('left', items(1_000));
  scrollTo(100 * heightOfFive);
  show(undefined);
  scrolledPx = 0;
  show(items(1_000));
  expect(drawn()).toHaveLength(60);
  expect(total()).toBe(200 * heightOfFive);
});
