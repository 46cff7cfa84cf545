import { act, fireEvent, renderPart, screen, scrollIntoView } from '@jangteo/testing';
import { IsRestoringProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { GrowingRail } from './growing-rail.tsx';

const fruits = ['사과', '배', '감', '귤', '딸기', '참외'];

const Fruits = () => (
  <GrowingRail name="fruits" itemWidth="8rem" aria-label="과일" items={fruits}>
    {(fruit) => <li key={fruit}>{fruit}</li>}
  </GrowingRail>
);

/** Server HTML that React hydrates, as in the host. */
function ServersPage() {
  const [isTakenOver, setTakenOver] = useState(false);
  return (
    <IsRestoringProvider value={!isTakenOver}>
      <button type="button" onClick={() => setTakenOver(true)}>
        넘겨받기
      </button>
      <Fruits />
    </IsRestoringProvider>
  );
}

/** The same entry of the history, which is left and returned to. */
function LeftPage() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? '나가기' : '돌아오기'}
      </button>
      {isOpen && <Fruits />}
    </>
  );
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the server renders the visible items of a rail; the rest follows when it comes near', async () => {
  const { user } = renderPart(<ServersPage />);
  expect(shown()).toEqual(fruits.slice(0, 3));
  await user.click(screen.getByRole('button', { name: '넘겨받기' }));
  expect(shown()).toHaveLength(3);
  act(scrollIntoView);
  expect(shown()).toEqual(fruits);
});

test('a rail that the browser renders begins with its visible items, too', () => {
  renderPart(<Fruits />, '/fruits');
  expect(shown()).toEqual(fruits.slice(0, 3));
  act(scrollIntoView);
  expect(shown()).toEqual(fruits);
});

test('[NAV-01] on the way back a rail that was scrolled is whole, and is scrolled to where it was', async () => {
  const { user } = renderPart(<LeftPage />, '/left');
  const list = screen.getByRole('list');
  list.scrollLeft = 300;
  fireEvent.scroll(list);
  await user.click(screen.getByRole('button', { name: '나가기' }));
  await user.click(screen.getByRole('button', { name: '돌아오기' }));
  expect(shown()).toEqual(fruits);
  expect(screen.getByRole('list').scrollLeft).toBe(300);
});
