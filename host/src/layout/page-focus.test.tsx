import '@testing-library/jest-dom';
import { Link, type RouteImplementation, type Routes } from '@jangteo/navigation';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { openApp, page, shopRoutes } from '../testing/open-app.tsx';

const pageWith = (title: string, content: ReactNode): RouteImplementation => ({
  ...page(title),
  page: async () => ({ default: () => content }),
});

const routes: Routes = {
  ...shopRoutes,
  'shop:home': pageWith(
    '홈 화면',
    <>
      <Link to="/deal/7">감귤</Link>
      <Link to="/deal/8">사과</Link>
    </>,
  ),
  // biome-ignore lint/a11y/noAutofocus: a page that does so is what the test is about
  'shop:stores': pageWith('스토어 화면', <input autoFocus aria-label="검색어" />),
};

const link = (name: string) => screen.findByRole('link', { name });
const main = (name: string) => screen.findByRole('main', { name });

beforeEach(() => {
  window.scrollTo = jest.fn();
});

test('[NAV-01] the next page has the focus and is read by its title; back, the link that was followed has it', async () => {
  const router = openApp('/', { loadShop: async () => routes });
  await link('사과');
  act(() => screen.getByRole('link', { name: '사과' }).focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await main('특가 화면')).toHaveFocus());
  await act(() => router.navigate(-1));
  await waitFor(async () => expect(await link('사과')).toHaveFocus());
});

test('[NAV-01] after a tap, back leaves no ring of the focus on the link', async () => {
  const router = openApp('/', { loadShop: async () => routes });
  await userEvent.click(await link('감귤'));
  await waitFor(async () => expect(await main('특가 화면')).toHaveFocus());
  await act(() => router.navigate(-1));
  await waitFor(async () => expect(await main('홈 화면')).toHaveFocus());
});

test('[LAY-01] a tab of the bottom navigation leads the focus into its page', async () => {
  openApp('/', { loadShop: async () => routes });
  await userEvent.click(await link('카테고리'));
  await waitFor(async () => expect(await main('카테고리 전체')).toHaveFocus());
});

test('the focus stays where a page has put it', async () => {
  const router = openApp('/', { loadShop: async () => routes });
  await link('사과');
  await act(() => router.navigate('/store'));
  await main('스토어 화면');
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('the focus stays where it is when only the query changes', async () => {
  const router = openApp('/', { loadShop: async () => routes });
  await link('사과');
  document.title = '감귤 검색';
  await act(() => router.navigate('/?tab=2'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveAccessibleName('홈 화면'));
  expect(document.body).toHaveFocus();
});
