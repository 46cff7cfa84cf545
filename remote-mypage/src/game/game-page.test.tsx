import { createHash, createHmac, webcrypto } from 'node:crypto';
import type { Game, GameDraw, GamePlayItem } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { NotFound } from '@jangteo/navigation';
import {
  answer,
  fireEvent,
  holdBack,
  refuse,
  renderPage,
  requestsTo,
  screen,
  signInAs,
  waitFor,
  within,
} from '@jangteo/testing';
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
  ).toEqual(['씨앗이 봉인값과 맞아요', '추첨 번호가 씨앗과 고른 값에서 나왔어요', '번호에 맞는 별을 받았어요']);
  expect(screen.getByText('이 기기에서 다시 계산해 보니 모두 맞아요.')).toBeVisible();
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

describe('the receipt that anybody can open', () => {
  const drawCall = 'GET /api/v1/game/draw/:seedHash';
  const draw = (more: Partial<GameDraw> = {}): GameDraw => ({
    ...{ title: '오늘의 장바구니', odds, seedHash, sealDt: '2026-11-20T02:59:00.000Z', play: drawn('2-mine') },
    ...more,
  });
  const openDraw = (hash = seedHash) => renderPage({ routeTable, routes }, `/game/draw/${hash}`);
  const results = async () =>
    within(await screen.findByRole('list', { name: '이 기기에서 확인한 결과' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('[MYP-07] before the play shows the seal and when it was made, and nothing of the seed', async () => {
    answer(drawCall, draw({ play: null }));
    await openDraw();
    expect(await screen.findByRole('heading', { name: '아직 보자기를 들추지 않은 추첨이에요' })).toBeVisible();
    expect(screen.getByText('2026년 11월 20일 11:59')).toBeVisible();
    expect(screen.getByText(seedHash)).toBeVisible();
    expect(screen.queryByText('씨앗')).not.toBeInTheDocument();
  });

  test('[MYP-07] after it shows seed, choice and prize, and computes them again', async () => {
    answer(drawCall, draw());
    await openDraw();
    expect(await results()).toEqual([
      '씨앗이 봉인값과 맞아요',
      '추첨 번호가 씨앗과 고른 값에서 나왔어요',
      '번호에 맞는 별을 받았어요',
    ]);
  });

  test('[MYP-07] another seed than the one sealed under the address is wrong, whatever hash comes with it', async () => {
    const other = 'cd'.repeat(32);
    const otherHash = createHash('sha256').update(Buffer.from(other, 'hex')).digest('hex');
    const play = drawn('2-mine', { seed: other });
    answer(
      drawCall,
      draw({ seedHash: otherHash, play: { ...play, receipt: { ...play.receipt, seedHash: otherHash } } }),
    );
    await openDraw();
    expect(await results()).toContain('씨앗이 봉인값과 달라요');
    expect(screen.getByText(/^맞지 않는 추첨이에요/)).toBeVisible();
  });

  test.each(['abc', 'F'.repeat(64)])('[MYP-07] the address /game/draw/%s leads to /404', async (hash) => {
    await expect(openDraw(hash)).rejects.toThrow(NotFound);
    expect(requestsTo(drawCall)).toEqual([]);
  });

  test('[MYP-07] a receipt that does not exist leads to /404', async () => {
    refuse(drawCall, { status: 404, code: codes.noData, message: '' });
    await expect(openDraw()).rejects.toThrow(NotFound);
  });
});

describe('the list of plays', () => {
  const playsCall = 'GET /api/v1/game/plays';
  const openPlays = () => renderPage({ routeTable, routes }, '/game/plays');
  const page = (list: GamePlayItem[]) => ({ list, page: 1, limit: 20, totalCount: list.length, hasNext: false });

  test('[MYP-07] each play opens its receipt, except those from before receipts', async () => {
    const play = { title: '오늘의 장바구니', stars: 30 };
    answer(
      playsCall,
      page([
        { ...play, playDt: '2026-11-20T03:00:00.000Z', seedHash },
        { ...play, playDt: '2026-10-20T03:00:00.000Z', seedHash: null },
      ]),
    );
    await openPlays();
    expect(await screen.findByRole('link', { name: /^2026년 11월 20일/ })).toHaveAttribute(
      'href',
      `/game/draw/${seedHash}`,
    );
    expect(screen.getByText('2026년 10월 20일').closest('li')).toHaveTextContent('영수증이 생기기 전이에요');
    expect(screen.queryByRole('link', { name: /^2026년 10월 20일/ })).not.toBeInTheDocument();
  });

  test('[SHP-08] without plays it leads to the game; what cannot be loaded can be tried again', async () => {
    refuse(playsCall, { status: 500, code: 5, message: '' });
    const { user } = await openPlays();
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    answer(playsCall, page([]));
    await user.click(retry);
    expect(await screen.findByRole('link', { name: '오늘의 장바구니 열기' })).toHaveAttribute('href', '/game');
  });
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
  await open();
  expect(await basket('왼쪽')).toBeEnabled();
  fireEvent.offline(window);
  expect(await basket('왼쪽')).toBeDisabled();
  expect(screen.getByText(/인터넷에 연결되어 있지 않아요/)).toBeVisible();
  fireEvent.online(window);
  expect(await basket('왼쪽')).toBeEnabled();
});

test('[SHP-08] a game that cannot be loaded can be tried again', async () => {
  refuse(gameCall, { status: 500, code: 5, message: '' });
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  answer(gameCall, game());
  await user.click(retry);
  expect(await basket('왼쪽')).toBeVisible();
});
