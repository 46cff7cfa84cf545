import { Outlet, RouterProvider, ScrollPlace } from '@jangteo/navigation';
import { createMemoryRouter } from '@jangteo/navigation/testing';
import { act, fireEvent } from '@jangteo/testing';
import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { BelowView, FirstViewFirst } from './first-view.tsx';

const fruits = ['사과', '배', '감', '귤'];
let renderings: string[][];

const List = () => (
  <FirstViewFirst items={fruits} inView={2}>
    {(shown) => {
      renderings.push([...shown]);
      return null;
    }}
  </FirstViewFirst>
);

const Footer = () => {
  renderings.push(['footer']);
  return null;
};

const Page = () => (
  <>
    <List />
    <BelowView reach={300}>
      <Footer />
    </BelowView>
  </>
);

const Paint = ({ of }: { of: string }) => {
  useEffect(() => void renderings.push([`${of} is seen`]), [of]);
  return null;
};

const FooterPage = () => (
  <>
    <Paint of="page" />
    <BelowView reach={300}>
      <Paint of="shelf" />
      <Footer />
    </BelowView>
  </>
);

const Frame = () => (
  <>
    <ScrollPlace />
    <Outlet />
  </>
);

type Router = ReturnType<typeof createMemoryRouter>;

async function open(first: string, ...steps: ((router: Router) => unknown)[]) {
  const children = [
    { path: '/', element: <h1>홈</h1> },
    { path: '/list', element: <Page /> },
    { path: '/footer', element: <FooterPage /> },
  ];
  const routes = [{ element: <Frame />, children }];
  const router = createMemoryRouter(routes, { initialEntries: [first] });
  render(<RouterProvider router={router} />);
  for (const step of steps) await act(async () => step(router));
}

beforeEach(() => {
  renderings = [];
});

test('a page that a tap has opened renders its first view, and the rest in a second rendering', async () => {
  await open('/', (router) => router.navigate('/list'));
  expect(renderings).toEqual([fruits.slice(0, 2), fruits, ['footer']]);
});

/** Scrolls down a page, leaves it and comes back. */
const returnTo = (path: string, place: number) =>
  open(
    '/',
    (router) => router.navigate(path),
    () => {
      Object.assign(window, { scrollY: place });
      fireEvent.scroll(window);
    },
    (router) => router.navigate('/'),
    (router) => {
      renderings = [];
      return router.navigate(-1);
    },
  );

test('[NAV-01] on the way back the page is whole at once, for the visitor to be taken to the place', async () => {
  await returnTo('/list', 1);
  expect(renderings).toEqual([fruits, ['footer']]);
});

test('[NAV-01] on the way back to the first view it is rendered first', async () => {
  await returnTo('/list', 0);
  expect(renderings).toEqual([fruits.slice(0, 2), fruits, ['footer']]);
});

test.each([
  [300, [['page is seen'], ['shelf is seen'], ['footer']]],
  [301, [['footer'], ['page is seen'], ['shelf is seen']]],
])(
  '[NAV-01] on the way back to %i pixels, what comes into view after 300 is rendered part by part',
  async (place, order) => {
    await returnTo('/footer', place);
    expect(renderings).toEqual(order);
  },
);

test('a page whose address names an element of it is whole at once', async () => {
  await open('/', (router) => router.navigate('/list#footer'));
  expect(renderings).toEqual([fruits, ['footer']]);
});

test('the first page of a visit is whole, as the server has rendered it', async () => {
  await open('/list');
  expect(renderings).toEqual([fruits, ['footer']]);
});
