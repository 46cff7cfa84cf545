import { act, screen } from '@jangteo/testing';
import { render } from '@testing-library/react';
import { Outlet, RouterProvider, ScrollPlace, useKeptForReturn, useOpensAtPlace } from './index.ts';
import { createMemoryRouter } from './testing.ts';

function HomePage() {
  const kept = useKeptForReturn();
  const opensAtPlace = useOpensAtPlace(300);
  return (
    <>
      <h1>{kept.get('place in fruits') ?? 'at its start'}</h1>
      <p>{opensAtPlace ? 'whole' : 'first view'}</p>
      <button type="button" onClick={() => kept.set('place in fruits', 120)}>
        scroll the rail
      </button>
    </>
  );
}

const layout = (
  <>
    <Outlet />
    <ScrollPlace />
  </>
);

/** Each has an entry of its own: measures are kept as long as the document lives. */
let visits = 0;

function openHome() {
  const children = [
    { path: '/', element: <HomePage /> },
    { path: '/deal', element: <h1>특가</h1> },
  ];
  visits += 1;
  const initialEntries = [{ pathname: '/', key: `visit ${visits}` }];
  const router = createMemoryRouter([{ element: layout, children }], { initialEntries });
  render(<RouterProvider router={router} />);
  return (to: string | -1, options?: { replace: boolean }) =>
    act(() => (to === -1 ? router.navigate(to) : router.navigate(to, options)));
}

const scrollTo = (y: number) => {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event('scroll'));
};
const scrollRail = () => act(() => screen.getByRole('button').click());
const rail = () => screen.getByRole('heading').textContent;

test.each([
  ['a link to one of its sections', '/#events', { replace: false }],
  ['its own tab', '/', { replace: true }],
])('[NAV-01] a page keeps its measures after %s', async (_what, to, options) => {
  const go = openHome();
  await go(to, options);
  scrollRail();
  await go('/deal');
  await go(-1);
  expect(rail()).toBe('120');
});

test.each([
  ['through another page', ['/deal', '/']],
  ['with another query', ['/?tab=2', '/deal', '/']],
])('a page that is opened anew %s begins without measures', async (_what, path) => {
  const go = openHome();
  scrollRail();
  for (const to of path) await go(to);
  expect(rail()).toBe('at its start');
});

test('entries of the same page have each their own place', async () => {
  const go = openHome();
  scrollTo(2000);
  await go('/', { replace: false });
  scrollTo(0);
  await go('/deal');
  await go(-1);
  expect(screen.getByText('first view')).toBeTruthy();
  await go(-1);
  scrollTo(2000);
  await go('/deal');
  await go(-1);
  expect(screen.getByText('whole')).toBeTruthy();
});
