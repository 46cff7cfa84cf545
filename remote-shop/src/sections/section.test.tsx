import { act, renderPart, screen } from '@jangteo/testing';
import { useState } from 'react';
import { Section } from './section.tsx';

type Query = Parameters<typeof Section<string>>[0]['query'];

const loaded: Query = { data: '감귤', error: null, isFetching: false, refetch: () => undefined };
const loading: Query = { ...loaded, data: undefined, isFetching: true };
const failed: Query = { ...loading, error: new Error('down'), isFetching: false };

const observers = new Set<ResizeObserverCallback>();

/** Tells every section that it has this size. */
const layOut = (height: number, width = 390) =>
  act(() => {
    const entry = { borderBoxSize: [{ blockSize: height, inlineSize: width }] } as unknown as ResizeObserverEntry;
    for (const report of observers) report([entry], {} as ResizeObserver);
  });

beforeEach(() => {
  observers.clear();
  window.ResizeObserver = class {
    readonly #callback: ResizeObserverCallback;
    constructor(callback: ResizeObserverCallback) {
      this.#callback = callback;
    }
    observe = () => observers.add(this.#callback);
    unobserve = () => undefined;
    disconnect = () => observers.delete(this.#callback);
  };
});

/** The same entry of the history, which is left and returned to. */
function LeftPage({ onReturn }: { onReturn: Query }) {
  const [visit, setVisit] = useState(0);
  const [query, setQuery] = useState(loaded);
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        {visit % 2 === 0 ? '나가기' : '돌아오기'}
      </button>
      <button type="button" onClick={() => setQuery(onReturn)}>
        호출
      </button>
      {visit % 2 === 0 && (
        <Section id="fruits" title="과일" query={query} skeleton="…" isEmpty={() => false} empty="없음">
          {(fruit) => fruit}
        </Section>
      )}
    </>
  );
}

const section = () => screen.getByRole('region', { name: '과일' });

/** Leaves the section when it is 400 pixels high, and opens it again with the query's later state. */
async function returnTo(path: string, onReturn: Query) {
  const { user } = renderPart(<LeftPage onReturn={onReturn} />, path);
  layOut(400);
  await user.click(screen.getByRole('button', { name: '나가기' }));
  await user.click(screen.getByRole('button', { name: '호출' }));
  await user.click(screen.getByRole('button', { name: '돌아오기' }));
}

test.each([
  ['its data', loaded],
  ['data that is being loaded again', loading],
])('[NAV-01] on the way back a section with %s has the height that it had', async (what, query) => {
  await returnTo(`/${what}`, query);
  expect(section()).toHaveStyle({ minHeight: '400px' });
});

test('[NAV-01] on the way back a section that cannot be loaded is only as high as its failure', async () => {
  await returnTo('/failed', failed);
  expect(section()).toHaveTextContent('다시 시도');
  expect(section().style.minHeight).toBe('');
});

test('[NAV-01] a kept height holds at the same width, and is given up at another one', async () => {
  await returnTo('/turned', loaded);
  layOut(400);
  expect(section()).toHaveStyle({ minHeight: '400px' });
  layOut(400, 844);
  expect(section().style.minHeight).toBe('');
});
