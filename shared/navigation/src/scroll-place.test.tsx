import { act, renderPart } from '@jangteo/testing';
import { render } from '@testing-library/react';
import { RouterProvider, ScrollPlace } from './index.ts';
import { createMemoryRouter } from './testing.ts';

const hashTarget = (id: string, top: number) => {
  const element = document.body.appendChild(Object.assign(document.createElement('div'), { id }));
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
};

beforeEach(() => {
  window.scrollTo = jest.fn();
});
afterEach(() => {
  document.body.replaceChildren();
});

test.each([
  ['encoded', `#${encodeURIComponent('할인')}`, '할인'],
  ['that is not encoded', '#50%할인', '50%할인'],
])('an address with a hash %s opens at the element that it names', (_what, hash, id) => {
  hashTarget(id, 500);
  renderPart(<ScrollPlace />, `/${hash}`);
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 370, behavior: 'smooth' });
});

test('a malformed % in a hash that names no element leaves the page as it is', () => {
  renderPart(
    <>
      <ScrollPlace />
      <h1>홈</h1>
    </>,
    '/#100%',
  );
  expect(document.querySelector('h1')).toHaveTextContent('홈');
});

/** A list that was left at 2,000 px and returned to; it has only grown to 500 px by now. */
async function returnToGrowingList() {
  const router = createMemoryRouter([{ path: '*', element: <ScrollPlace /> }], { initialEntries: ['/list'] });
  render(<RouterProvider router={router} />);
  const go = (to: string | -1) => act(() => (to === -1 ? router.navigate(to) : router.navigate(to)));
  const isAt = (y: number) => {
    Object.assign(window, { scrollY: y });
    window.dispatchEvent(new Event('scroll'));
  };
  isAt(2_000);
  await go('/deal');
  isAt(0);
  await go(-1);
  isAt(500);
  return { go, isAt };
}

const press = (key: string, modifiers: KeyboardEventInit = {}) =>
  window.dispatchEvent(new KeyboardEvent('keydown', { key, ...modifiers }));

test('[NAV-01] a list that is left while it grows back to the visitor’s place opens there the next time', async () => {
  const { go } = await returnToGrowingList();
  await go('/deal');
  await go(-1);
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 2_000);
});

test.each([
  ['F5', {}],
  ['r', { ctrlKey: true }],
])(
  '[NAV-01] a list that is reloaded by %s %j while it grows back to the visitor’s place keeps that place',
  async (key, modifiers) => {
    await returnToGrowingList();
    press(key, modifiers);
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('scrollPositions')).toMatch(/list",2000]]$/);
  },
);

test('[NAV-01] a visitor who scrolls while the list grows is at the new place', async () => {
  const { go, isAt } = await returnToGrowingList();
  press('PageUp');
  isAt(100);
  await go('/deal');
  await go(-1);
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 100);
});
