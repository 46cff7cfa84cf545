import { createHash, createHmac, webcrypto } from 'node:crypto';
import type { Game } from '@jangteo/contract';
import { answer, holdBack, refuse, renderPage, requestsTo, screen, signInAs, waitFor, within } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';

const gameCall = 'GET /api/v1/game/:code/play';
const playCall = 'POST /api/v1/game/:code/play';

const odds = [
  { stars: 1, perMille: 900 },
  { stars: 50, perMille: 100 },
];
const seed = 'ab'.repeat(32);
const seedHash = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/** A draw as the server makes it. */
function drawn(choice: string, more: { stars?: number; seed?: string } = {}) {
  const hash = createHmac('sha256', Buffer.from(seed, 'hex')).update(choice).digest('hex');
  const roll = Number(BigInt(`0x${hash}`) % 1_000n);
  return {
    stars: more.stars ?? (roll < 900 ? 1 : 50),
    playDt: '2026-11-20T03:00:00.000Z',
    receipt: { seedHash, seed: more.seed ?? seed, choice, roll },
  };
}
const game = (more: Partial<Game> = {}): Game => ({
  ...{ code: 'lucky-basket', title: '오늘의 장바구니', description: '하나를 골라 보세요.', odds, playsLeft: 1 },
  ...{ today: null, nextDt: new Date(Date.now() + 3_600_000).toISOString(), seedHash },
  ...more,
});
const open = () => renderPage({ routeTable, routes }, '/game');
const basket = (name: string) => screen.findByRole('button', { name });

// jsdom has no cryptography.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

beforeEach(() => {
  // The animation is drawn in browsers only.
  window.matchMedia = ((query: string) => ({ matches: query.includes('reduced-motion') })) as typeof matchMedia;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  signInAs();
  answer(gameCall, game());
  answer(playCall, ({ query }) => drawn(query.choice ?? ''));
  answer('GET /api/v1/user/point', { balance: 100, expiringStars: 0, expireDt: null });
});

test('[RTE-27] the game asks for a login, without bottom navigation and scroll-to-top', () => {
  expect(routeTable['mypage:game']).toMatchObject({
    ...{ path: '/game', noBottomNav: true, noScrollTop: true, requiresLogin: true },
  });
});

test('[MYP-07] odds, plays left, the next play and the seal are shown before anything is played', async () => {
  await open();
  const table = within(await screen.findByRole('region', { name: '바구니에 든 별과 확률' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['별확률', '1개90%', '50개10%']);
  expect(screen.getByText('1번')).toBeVisible();
  expect(screen.getByRole('timer')).toBeVisible();
  expect(screen.getByText(seedHash)).toBeVisible();
});

test('[MYP-07] the basket that is chosen is part of the draw; pressing again and again plays once', async () => {
  const release = holdBack(playCall);
  const { user } = await open();
  await user.dblClick(await basket('가운데'));
  await user.click(await basket('왼쪽'));
  await waitFor(() => expect(requestsTo(playCall)).toHaveLength(1));
  expect(requestsTo(playCall)[0]?.query.choice).toMatch(/^2-[0-9a-f]{16}$/);
  release();
  expect(await screen.findByRole('status')).toHaveTextContent(/별 (1|50)개/);
  expect(screen.getByText('0번')).toBeVisible();
  expect(screen.queryByRole('button', { name: '가운데' })).not.toBeInTheDocument();
});

test('[MYP-07] the receipt is checked in the browser: seal, number and prize', async () => {
  answer(gameCall, game({ playsLeft: 0, today: drawn('2-mine') }));
  await open();
  const checks = await screen.findByRole('list', { name: '이 기기에서 확인한 결과' });
  expect(
    within(checks)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['씨앗이 봉인값과 맞아요', '추첨 번호가 씨앗과 선택에서 나왔어요', '번호에 맞는 별을 받았어요']);
  expect(screen.getByText(seed)).toBeVisible();
});

test.each([
  ['a prize that the number does not bring', drawn('2-mine', { stars: 7 }), '번호와 받은 별이 달라요'],
  ['a seed that is not the sealed one', drawn('2-mine', { seed: 'cd'.repeat(32) }), '씨앗이 봉인값과 달라요'],
])('[MYP-07] the check finds %s', async (_, today, text) => {
  answer(gameCall, game({ playsLeft: 0, today }));
  await open();
  expect(await screen.findByText(text)).toBeVisible();
});

test('[MYP-07] a reply that was lost: the first result is shown, not a second play', async () => {
  const { user } = await open();
  const middle = await basket('가운데');
  refuse(playCall, { status: 500, code: 5, message: '' });
  answer(gameCall, game({ playsLeft: 0, today: drawn('2-first') }));
  await user.click(middle);
  expect(await screen.findByRole('status')).toHaveTextContent(/별 (1|50)개/);
  expect(requestsTo(playCall)).toHaveLength(1);
});

test('[MYP-07] a play that could not be made can be made again', async () => {
  refuse(playCall, { status: 503, code: 5, message: '' });
  const { user } = await open();
  await user.click(await basket('오른쪽'));
  expect(await screen.findByRole('alert')).toBeVisible();
  answer(playCall, ({ query }) => drawn(query.choice ?? ''));
  await user.click(await basket('오른쪽'));
  expect(await screen.findByRole('status')).toBeVisible();
});

test('[MYP-07] without a connection the baskets stay closed, and say why', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open();
  expect(await basket('왼쪽')).toBeDisabled();
  expect(screen.getByText(/인터넷에 연결되어 있지 않아요/)).toBeVisible();
});

test('[SHP-08] a game that cannot be loaded can be tried again', async () => {
  refuse(gameCall, { status: 500, code: 5, message: '' });
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  answer(gameCall, game());
  await user.click(retry);
  expect(await basket('왼쪽')).toBeVisible();
});
