import { createBrowserRouter, RouterProvider, SettingsProvider } from '@jangteo/navigation';
import { act, renderPart, screen, settings, shopOrigin, waitFor } from '@jangteo/testing';
import { UiProvider } from '@jangteo/ui';
import { makeCompleteStyleCache } from '@jangteo/ui/server';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FavouritesLink } from './header-links.tsx';
import { PageHeader } from './page-header.tsx';

/** A document at `/notice` in a tab that came from `referrer`, or in a new tab. */
function openDocument(referrer: string, { inNewTab = false } = {}) {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  window.history.pushState({}, '', '/notice');
  const length = jest.spyOn(window.history, 'length', 'get').mockReturnValue(inNewTab ? 1 : 2);
  const router = createBrowserRouter(settings, [{ path: '*', element: <PageHeader title="공지사항" /> }]);
  const { unmount } = render(
    <UiProvider cache={makeCompleteStyleCache()}>
      <SettingsProvider value={settings}>
        <RouterProvider router={router} />
      </SettingsProvider>
    </UiProvider>,
  );
  const goBack = jest.spyOn(window.history, 'go').mockImplementation();
  return {
    router,
    length,
    goBack,
    tapBack: () => userEvent.click(screen.getByRole('link', { name: '뒤로' })),
    close: () => {
      unmount();
      router.dispose();
    },
  };
}

test('[LAY-07] the header has a title, a back link and the given buttons', () => {
  renderPart(
    <PageHeader title="공지사항">
      <button type="button">공유</button>
    </PageHeader>,
  );
  expect(screen.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
  expect(screen.getByRole('link', { name: '뒤로' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('button', { name: '공유' })).toBeVisible();
});

test('[LAY-07] the header links to the favourites', () => {
  renderPart(
    <PageHeader title="스토어">
      <FavouritesLink />
    </PageHeader>,
  );
  expect(screen.getByRole('link', { name: '찜한 상품' })).toHaveAttribute('href', '/favourite/product');
});

test('[LAY-07] on a page with a heading of its own, the header’s title is no heading', () => {
  renderPart(<PageHeader title="공지사항" isHeading={false} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test.each([
  ['/notice?isnavihide=true', 0],
  ['/notice?isnavihide=false', 1],
])('[LAY-07] at %s there are %i headers', (path, count) => {
  renderPart(<PageHeader title="공지사항" />, path);
  expect(screen.queryAllByRole('banner')).toHaveLength(count);
  expect(screen.getByRole('heading', { name: '공지사항' })).toBeInTheDocument();
});

test.each([`${shopOrigin}/my/orders`, `${window.location.origin}/`])(
  '[LAY-07] back leads to the page before if that was %s',
  async (referrer) => {
    const { tapBack, goBack, close } = openDocument(referrer);
    await tapBack();
    expect(goBack).toHaveBeenCalledWith(-1);
    close();
  },
);

test('[LAY-07] back leads to the page before if that was reached within the market', async () => {
  const { router, tapBack, goBack, close } = openDocument('');
  await act(() => router.navigate('/notice/3'));
  await tapBack();
  expect(goBack).toHaveBeenCalledWith(-1);
  close();
});

test.each(['', 'https://search.example/?q=jangteo', 'about:client'])(
  '[LAY-07] back leads home if the visitor came from %j',
  async (referrer) => {
    const { router, tapBack, goBack, close } = openDocument(referrer);
    await tapBack();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(goBack).not.toHaveBeenCalled();
    close();
  },
);

test('[LAY-07] in a new tab back leads home, also after a step there and back', async () => {
  const { router, length, tapBack, goBack, close } = openDocument(`${window.location.origin}/`, { inNewTab: true });
  // Of a sheet that was closed, or of a page that the visitor came back from.
  length.mockReturnValue(2);
  await act(() => router.navigate('/notice?page=2', { replace: true }));
  await tapBack();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(goBack).not.toHaveBeenCalled();
  close();
});

test('[LAY-07] back leads to the shop platform also after the page has changed in place', async () => {
  const { router, tapBack, goBack, close } = openDocument(`${shopOrigin}/my/orders`);
  await act(() => router.navigate('/notice?page=2', { replace: true }));
  await tapBack();
  expect(goBack).toHaveBeenCalledWith(-1);
  close();
});
