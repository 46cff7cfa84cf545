import { waitFor } from '@jangteo/testing';
import { leaveOverlaysTo, navigateBelowOverlays, openInHistory } from './overlay-history.ts';

const router = jest.fn();
let pages = 0;
let pageState: { key: string; idx: number };
const atPage = () => waitFor(() => expect(window.history.state).toEqual(pageState));
const entries = () => window.history.length;
/** Longer than any wait of the code under test. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

/** An overlay that closes when 'back' asks it to. */
function openOverlay() {
  const onBack = jest.fn();
  return { onBack, close: openInHistory(onBack) };
}

beforeEach(() => {
  pageState = { key: `page ${++pages}`, idx: pages };
  window.history.pushState(pageState, '', '/page');
  router.mockReset();
  window.addEventListener('popstate', router);
});
afterEach(() => window.removeEventListener('popstate', router));

test('back closes the overlay and does not navigate', async () => {
  const { onBack } = openOverlay();
  window.history.back();
  await atPage();
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(router).not.toHaveBeenCalled();
});

test('an overlay that is closed in another way leaves no history entry', async () => {
  const { onBack, close } = openOverlay();
  close();
  await atPage();
  expect(onBack).not.toHaveBeenCalled();
  expect(router).not.toHaveBeenCalled();
});

test('[NAV-08] another site is opened from the page’s own entry: the browser can keep the page for the way back', async () => {
  openOverlay();
  const before = entries();
  const step = jest.spyOn(window.history, 'go');
  // jsdom navigates only within a page.
  await leaveOverlaysTo('#away');
  await waitFor(() => expect(window.location.hash).toBe('#away'));
  expect(step.mock.calls).toEqual([[-1]]);
  expect(entries()).toBe(before);
  window.history.back();
  await atPage();
});

test('back closes the topmost of several overlays', async () => {
  const lower = openOverlay();
  const upper = openOverlay();
  window.history.back();
  await waitFor(() => expect(upper.onBack).toHaveBeenCalledTimes(1));
  expect(lower.onBack).not.toHaveBeenCalled();
  window.history.back();
  await atPage();
  expect(lower.onBack).toHaveBeenCalledTimes(1);
});

test('a lower overlay that closes first takes an entry with it', async () => {
  const lower = openOverlay();
  const upper = openOverlay();
  lower.close();
  await waitFor(() => expect(window.history.state).toEqual({ ...pageState, overlays: 1 }));
  window.history.back();
  await atPage();
  expect(upper.onBack).toHaveBeenCalledTimes(1);
});

test('an overlay that replaces another takes over its entry', async () => {
  const { close } = openOverlay();
  const before = entries();
  close();
  const next = openOverlay();
  await settled();
  expect(entries()).toBe(before);
  expect(next.onBack).not.toHaveBeenCalled();
  next.close();
  await atPage();
});

test('an overlay that opens while an entry is being removed gets its own', async () => {
  openOverlay().close();
  await new Promise((resolve) => setTimeout(resolve));
  const next = openOverlay();
  await settled();
  expect(window.history.state).toEqual({ ...pageState, overlays: 1 });
  window.history.back();
  await atPage();
  expect(next.onBack).toHaveBeenCalledTimes(1);
});

test('forward does not lead to an overlay that has been closed', async () => {
  openOverlay().close();
  await atPage();
  window.history.forward();
  await settled();
  await atPage();
  expect(router).not.toHaveBeenCalled();
});

test('going back past the page closes all overlays and is handled by the router', async () => {
  const overlays = [openOverlay(), openOverlay()];
  window.history.go(-3);
  await waitFor(() => expect(router).toHaveBeenCalledTimes(1));
  for (const { onBack } of overlays) expect(onBack).toHaveBeenCalledTimes(1);
});

describe('a navigation', () => {
  const next = { key: 'next', idx: 2 };

  test('starts from the page’s own entry, so that back leads to the page', async () => {
    const { close } = openOverlay();
    await navigateBelowOverlays(async () => {
      close();
      window.history.pushState(next, '', '/next');
    });
    expect(window.history.state).toEqual(next);
    window.history.back();
    await atPage();
    expect(router).toHaveBeenCalledTimes(1);
  });

  test('replaces the page, not the overlay', async () => {
    const { close } = openOverlay();
    close();
    await navigateBelowOverlays(async () => window.history.replaceState(next, '', '/next'));
    await settled();
    expect(window.history.state).toEqual(next);
    expect(router).not.toHaveBeenCalled();
  });

  test('gives an overlay that opens meanwhile an entry above the new page, not above the one that is left', async () => {
    let onBack = jest.fn();
    await navigateBelowOverlays(async () => {
      ({ onBack } = openOverlay());
      window.history.pushState(next, '', '/next');
    });
    expect(window.history.state).toEqual({ ...next, overlays: 1 });
    window.history.back();
    await waitFor(() => expect(window.history.state).toEqual(next));
    expect(onBack).toHaveBeenCalledTimes(1);
    window.history.back();
    await atPage();
    expect(router).toHaveBeenCalledTimes(1);
  });

  test('gives an overlay that stays open an entry above the new page', async () => {
    const { onBack } = openOverlay();
    await navigateBelowOverlays(async () => window.history.pushState(next, '', '/next'));
    expect(window.history.state).toEqual({ ...next, overlays: 1 });
    window.history.back();
    await waitFor(() => expect(window.history.state).toEqual(next));
    expect(onBack).toHaveBeenCalledTimes(1);
    expect(router).not.toHaveBeenCalled();
  });
});
