import { leaveTo } from './leaving.ts';

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

  test('navigates the window that opened it, and closes', () => {
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
  ])('navigates itself if that window %s', (_what, opener) => {
    openedBy(opener);
    // jsdom navigates only within a page.
    leaveTo('#away');
    expect(window.location.hash).toBe('#away');
    expect(assign).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
  });
});
