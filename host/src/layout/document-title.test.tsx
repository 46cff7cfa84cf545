import '@testing-library/jest-dom';
import type { RouteImplementation } from '@jangteo/navigation';
import { act, screen } from '@testing-library/react';
import { openApp, page, shopRoutes } from '../testing/open-app.tsx';

// jsdom does not reload.
jest.mock('@jangteo/navigation/reload', () => ({ mayReload: jest.fn(() => false), reloadOnce: jest.fn() }));

beforeEach(() => {
  window.scrollTo = jest.fn();
  document.title = '';
});

const queryKey = ['shop:deal'];

test('the title of a page whose data arrives after it is rendered names that data', async () => {
  const data = Promise.withResolvers<string>();
  const deal: RouteImplementation = {
    ...page('특가 화면'),
    plan: async () => ({
      load: ({ queryClient }) => queryClient.prefetchQuery({ queryKey, queryFn: () => data.promise }),
      head: ({ queryClient, params }) => ({
        title: `${queryClient.getQueryData<string>(queryKey) ?? '한정특가'} ${params.dealId} | 장터`,
        description: '',
      }),
    }),
  };
  const router = openApp('/', { loadShop: async () => ({ ...shopRoutes, 'shop:deal': deal }) });
  await screen.findByText('홈 화면');
  await act(() => router.navigate('/deal/7'));
  expect(await screen.findByText('특가 화면')).toBeVisible();
  expect(document.title).toBe('한정특가 7 | 장터');
  await act(async () => data.resolve('제주 감귤'));
  expect(document.title).toBe('제주 감귤 7 | 장터');
  await act(() => router.navigate('/'));
  expect(document.title).toBe('홈 화면');
});

test('a page that could not be loaded does not keep the title of the page before', async () => {
  const stores: RouteImplementation = {
    ...page(''),
    page: async () => {
      throw new Error('Loading chunk 7 failed');
    },
  };
  const router = openApp('/', { loadShop: async () => ({ ...shopRoutes, 'shop:stores': stores }) });
  await screen.findByText('홈 화면');
  expect(document.title).toBe('홈 화면');
  await act(() => router.navigate('/store'));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(document.title).toBe('장터');
  await act(() => router.navigate('/'));
  expect(document.title).toBe('홈 화면');
});
