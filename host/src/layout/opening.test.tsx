import '@testing-library/jest-dom';
import type { RoutePlan } from '@jangteo/navigation';
import { act, screen, waitFor } from '@testing-library/react';
import { openApp, page, shopRoutes } from '../testing/open-app.tsx';

beforeEach(() => {
  window.scrollTo = jest.fn();
});

const told: RoutePlan['opening'] = ({ params }) => <h1>카드의 특가 {params.dealId}</h1>;

interface Deal {
  opening: RoutePlan['opening'];
  load?: RoutePlan['load'];
}

/** At home, with the code of deals loaded, as it is when a link to one has been in view. */
async function openHome({ opening, load }: Deal) {
  const plan = async () => ({ load, opening, head: () => ({ title: '', description: '' }) });
  const shop = { ...shopRoutes, 'shop:deal': { ...page('특가 화면'), plan } };
  const router = openApp('/deal/1', { loadShop: async () => shop });
  await screen.findByText('특가 화면');
  await act(() => router.navigate('/'));
  await screen.findByText('홈 화면');
  return router;
}

test('what the tapped card has told is above the page that is left, until the next one is there', async () => {
  const data = Promise.withResolvers<void>();
  const router = await openHome({ opening: told, load: () => data.promise });
  act(() => void router.navigate('/deal/7'));
  expect(await screen.findByText('카드의 특가 7')).toBeVisible();
  expect(screen.getByText('카드의 특가 7').closest('[inert]')).not.toBeNull();
  expect(screen.getByText('홈 화면')).toBeInTheDocument();
  await act(async () => data.resolve());
  expect(await screen.findByText('특가 화면')).toBeVisible();
  expect(screen.queryByText('카드의 특가 7')).toBeNull();
});

test('where the code comes later than the tap, what the card has told appears with it', async () => {
  const code = Promise.withResolvers<RoutePlan>();
  const deal = { ...page('특가 화면'), plan: () => code.promise };
  const router = openApp('/', { loadShop: async () => ({ ...shopRoutes, 'shop:deal': deal }) });
  await screen.findByText('홈 화면');
  act(() => void router.navigate('/deal/7'));
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  expect(screen.queryByText('카드의 특가 7')).toBeNull();
  const load = () => new Promise(() => undefined);
  await act(async () => code.resolve({ opening: told, load, head: () => ({ title: '', description: '' }) }));
  expect(screen.getByText('카드의 특가 7')).toBeVisible();
  expect(screen.getByText('홈 화면')).toBeInTheDocument();
});

test('where the data is late, the page opens without it', async () => {
  const router = await openHome({ opening: told, load: () => new Promise(() => undefined) });
  act(() => void router.navigate('/deal/7'));
  expect(await screen.findByText('카드의 특가 7')).toBeVisible();
  expect(await screen.findByText('특가 화면')).toBeVisible();
  expect(screen.queryByText('카드의 특가 7')).toBeNull();
});

test('on the way back nothing stands above the page', async () => {
  const data = Promise.withResolvers<void>();
  const load = jest.fn<Promise<void>, []>().mockResolvedValueOnce().mockReturnValue(data.promise);
  const router = await openHome({ opening: told, load });
  act(() => void router.navigate(-1));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await act(async () => undefined);
  expect(router.state.navigation.state).toBe('loading');
  expect(screen.queryByText(/카드의 특가/)).toBeNull();
  await act(async () => data.resolve());
  expect(await screen.findByText('특가 화면')).toBeVisible();
});

test('an opening that throws is left out', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const Broken = () => {
    throw new Error('broken');
  };
  const router = await openHome({ opening: () => <Broken /> });
  act(() => void router.navigate('/deal/7'));
  await waitFor(() => expect(screen.getByText('특가 화면')).toBeVisible());
  expect(screen.queryByRole('alert')).toBeNull();
});
