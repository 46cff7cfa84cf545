import '@testing-library/jest-dom';
import type { ReleaseFailure } from '@jangteo/contract/release';
import { CallError } from '@jangteo/http';
import { reportReleaseFailure } from '@jangteo/http/releases';
import type { Routes } from '@jangteo/navigation';
import { mayReload } from '@jangteo/navigation/reload';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Remotes } from '../federation/remotes.ts';
import { openApp, page, shopRoutes } from '../testing/open-app.tsx';

// jsdom does not reload.
jest.mock('@jangteo/navigation/reload', () => ({ mayReload: jest.fn(() => false), reloadOnce: jest.fn() }));
jest.mock('@jangteo/http/releases', () => ({ reportReleaseFailure: jest.fn() }));

const reports = (): ReleaseFailure[] => jest.mocked(reportReleaseFailure).mock.calls.map(([report]) => report);

beforeEach(() => {
  jest.mocked(reportReleaseFailure).mockClear();
  jest.mocked(mayReload).mockReturnValue(false);
  window.scrollTo = jest.fn();
  jest.spyOn(console, 'error').mockImplementation();
  globalThis.fetch = () => new Promise(() => undefined);
});

interface Releases {
  current: () => Promise<Routes>;
  before?: () => Promise<Routes>;
  /** The releases that the edge serves by now. */
  renewed?: () => Promise<Routes>;
}

function remotesOf({ current, before, renewed }: Releases): Remotes {
  let inUse = { id: 'new', routes: current };
  let earlier = before && { id: 'old', routes: before };
  return {
    current: () => inUse,
    before: () => earlier,
    fallBack() {
      inUse = earlier ?? inUse;
      earlier = undefined;
    },
    async renew() {
      if (renewed) inUse = { id: 'newest', routes: renewed };
    },
    postpone: () => undefined,
    follow: () => undefined,
    enter: () => undefined,
  };
}

const stores =
  (text: string): (() => Promise<Routes>) =>
  async () => ({ ...shopRoutes, 'shop:stores': page(text) });
const failing = async (): Promise<Routes> => {
  throw new Error('container 1234567 of "kim@example.kr" is broken');
};
const throwing = async (): Promise<Routes> => ({
  ...shopRoutes,
  'shop:stores': {
    ...page(''),
    page: async () => ({
      default: () => {
        throw new TypeError('broken at mount');
      },
    }),
  },
});

const openStores = (releases: Releases) => openApp('/store', { remotes: remotesOf(releases) });

test('[MFE-04] where a release cannot be loaded, the page comes from the release before; it is reported once', async () => {
  const router = openStores({ current: failing, before: stores('예전 스토어') });
  expect(await screen.findByText('예전 스토어')).toBeVisible();
  await router.navigate('/');
  expect(await screen.findByText('홈 화면')).toBeVisible();
  expect(reports()).toEqual([
    expect.objectContaining({ app: 'remote-shop', release: 'new', routeId: 'shop:stores', fault: 'failed' }),
  ]);
  expect(reports()[0]?.error).toBe('Error: container # of … is broken');
});

test('[MFE-04] a page that throws is opened from the release before, without the failure’s panel', async () => {
  openStores({ current: throwing, before: stores('예전 스토어') });
  expect(await screen.findByText('예전 스토어')).toBeVisible();
  expect(reports()).toEqual([expect.objectContaining({ fault: 'threw', error: 'TypeError: broken at mount' })]);
});

test('a fault that the release before has, too, is not the release’s: it is not reported', async () => {
  openStores({ current: throwing, before: throwing });
  expect(await screen.findByRole('alert')).toHaveTextContent('보여 드리지 못했어요');
  expect(reports()).toEqual([]);
});

test('a page whose data the API does not give stays with its release', async () => {
  const load = async () => {
    throw new CallError({ kind: 'server' });
  };
  const before = jest.fn(stores('예전 스토어'));
  openStores({ current: async () => ({ ...shopRoutes, 'shop:stores': page('스토어', load) }), before });
  expect(await screen.findByRole('alert')).toHaveTextContent('보여 드리지 못했어요');
  expect(before).not.toHaveBeenCalled();
});

test('[MFE-04] 다시 시도 opens the page from the release that is served by now', async () => {
  openStores({ current: failing, renewed: stores('고친 스토어') });
  await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }));
  await waitFor(() => expect(screen.getByText('고친 스토어')).toBeVisible());
});
