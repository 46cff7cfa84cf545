import { RouterProvider } from '@jangteo/navigation';
import { createMemoryRouter } from '@jangteo/navigation/testing';
import { act, render } from '@testing-library/react';
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
    <BelowView>
      <Footer />
    </BelowView>
  </>
);

type Router = ReturnType<typeof createMemoryRouter>;

async function open(follow: (router: Router) => Promise<void>, first = '/') {
  const routes = [
    { path: '/', element: <h1>홈</h1> },
    { path: '/list', element: <Page /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [first] });
  render(<RouterProvider router={router} />);
  await act(() => follow(router));
}

beforeEach(() => {
  renderings = [];
});

test('a page that a tap has opened renders its first view, and the rest in a second rendering', async () => {
  await open((router) => router.navigate('/list'));
  expect(renderings).toEqual([fruits.slice(0, 2), fruits, ['footer']]);
});

test('[NAV-01] on the way back the page is whole at once, for the visitor to be taken to the place', async () => {
  await open(async (router) => {
    await router.navigate('/list');
    await router.navigate('/');
    renderings = [];
    await router.navigate(-1);
  });
  expect(renderings).toEqual([fruits, ['footer']]);
});

test('a page whose address names an element of it is whole at once', async () => {
  await open((router) => router.navigate('/list#footer'));
  expect(renderings).toEqual([fruits, ['footer']]);
});

test('the first page of a visit is whole, as the server has rendered it', async () => {
  await open(async () => undefined, '/list');
  expect(renderings).toEqual([fruits, ['footer']]);
});
