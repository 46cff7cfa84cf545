import { waitFor } from '@jangteo/testing';
import { coverPage, leaveTo } from './leaving.ts';

const router = jest.fn();
const onBack = jest.fn();

beforeEach(() => {
  window.history.replaceState({ page: 1 }, '');
  router.mockReset();
  onBack.mockReset();
  window.addEventListener('popstate', router);
});
afterEach(() => window.removeEventListener('popstate', router));

/** Covers the page; from then on the entry can be told from the page's. */
function cover() {
  const made = coverPage(onBack);
  window.history.replaceState({ cover: 1 }, '');
  return made;
}

const uncovered = () => waitFor(() => expect(window.history.state).toEqual({ page: 1 }));

test('[BRG-04] back uncovers the page and moves nothing else', async () => {
  cover();
  window.history.back();
  await uncovered();
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(router).not.toHaveBeenCalled();
});

test('[BRG-04] what is uncovered in another way leaves no entry behind', async () => {
  cover().end();
  await uncovered();
  expect(onBack).not.toHaveBeenCalled();
  expect(router).not.toHaveBeenCalled();
});

test("an uncovered page's history is the router's again", async () => {
  cover().end();
  await uncovered();
  window.history.pushState({}, '', '/elsewhere');
  window.history.back();
  await uncovered();
  expect(router).toHaveBeenCalledTimes(1);
});

describe('[NAV-08] a popup', () => {
  const assign = jest.fn();
  const close = jest.fn();
  const openedBy = (opener: unknown) => Object.defineProperty(window, 'opener', { value: opener, configurable: true });

  beforeEach(() => {
    assign.mockReset();
    close.mockReset();
    jest.spyOn(window, 'close').mockImplementation(close);
  });
  afterEach(() => openedBy(null));

  test('sends the window that opened it away, and closes', () => {
    openedBy({ closed: false, location: { origin: window.location.origin, assign } });
    leaveTo('http://shop.test/basket');
    expect(assign).toHaveBeenCalledWith('http://shop.test/basket');
    expect(close).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['has been closed', { closed: true, location: { origin: window.location.origin, assign } }],
    ['is at another site', { closed: false, location: { origin: 'http://evil.test', assign } }],
    [
      'does not let itself be looked at',
      {
        get location() {
          throw new DOMException('blocked', 'SecurityError');
        },
      },
    ],
  ])('goes itself if that window %s', (_what, opener) => {
    openedBy(opener);
    // jsdom goes nowhere, except to another place of the same page.
    leaveTo('#away');
    expect(window.location.hash).toBe('#away');
    expect(assign).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
  });
});
