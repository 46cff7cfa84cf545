import { act, renderPart, screen, scrollIntoView } from '@jangteo/testing';
import { IsRestoringProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { GrowingRail } from './growing-rail.tsx';

const fruits = ['사과', '배', '감', '귤', '딸기', '참외'];

const Fruits = () => (
  <GrowingRail itemWidth="8rem" aria-label="과일" items={fruits}>
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

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the server renders the visible items of a rail; the rest follows when it comes near', async () => {
  const { user } = renderPart(<ServersPage />);
  expect(shown()).toEqual(fruits.slice(0, 4));
  await user.click(screen.getByRole('button', { name: '넘겨받기' }));
  expect(shown()).toHaveLength(4);
  act(scrollIntoView);
  expect(shown()).toEqual(fruits);
});

test('a rail that the browser renders is whole at once', () => {
  renderPart(<Fruits />);
  expect(shown()).toEqual(fruits);
});
