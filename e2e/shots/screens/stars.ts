import { createHash, createHmac } from 'node:crypto';
import type { Exchange, ExchangeTerms, GameDraw, StarHistoryItem, StarPoint } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { localNames } from '@jangteo/contract/names';
import type { Page } from 'playwright/test';
import type { ApiInBetween } from '../../harness/api-in-between.ts';
import type { Screen, State } from '../screen.ts';

const withTerms =
  (more: Partial<ExchangeTerms> = {}, point: Partial<StarPoint> = {}) =>
  (api: ApiInBetween) => {
    api.change<ExchangeTerms>('GET /api/v1/user/point/exchange', (terms) => Object.assign(terms, more));
    api.change<StarPoint>('GET /api/v1/user/point', (own) => Object.assign(own, point));
  };

/** The calls below that of the terms begin with its path. */
const rich: State = {
  answers: (api) => {
    api.pass('/api/v1/user/point/exchange/auto');
    withTerms({ balance: 12_340 }, { expiringStars: 340, expiringSoonStars: 40, expireDt: inDays(5) })(api);
  },
};

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function hasAsked(page: Page): Promise<void> {
  await page.addInitScript(
    ([name = '', kept = '']) => localStorage.setItem(name, kept),
    [localNames.pendingExchange, JSON.stringify({ stars: 2_000, requestKey: 'shots-key', askedAt: Date.now() })],
  );
}

const told =
  (more: Partial<Exchange>): NonNullable<State['answers']> =>
  (api) =>
    api.answer(
      '/api/v1/user/point/exchange/complete',
      200,
      JSON.stringify({
        ...{ code: 0, message: '' },
        data: {
          ...{ exchangeId: 1, status: 'COMPLETED', stars: 2_000, points: 200, balance: 10_340 },
          ...{ requestDt: inDays(0), finishDt: null, ...more },
        },
      }),
    );

const seed = 'ab'.repeat(32);
const choice = '2-0123456789abcdef';
const seedHash = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
const roll = Number(
  BigInt(`0x${createHmac('sha256', Buffer.from(seed, 'hex')).update(choice).digest('hex')}`) % 1_000n,
);

const refusedEntry = (historyId: string, more: Partial<StarHistoryItem>): StarHistoryItem => ({
  ...{ historyId, type: 'refused', rule: 'reply', title: '댓글 쓰기', stars: 0, balance: 1_430 },
  ...{
    reason: '하루에 받을 수 있는 횟수(10번)를 모두 채웠어요',
    cause: { title: null, link: null },
    regDt: inDays(0),
    ...more,
  },
});

function overTheLimit(history: { list: StarHistoryItem[] }): void {
  history.list = [
    refusedEntry('1', { cause: { title: '봄동 겉절이 맛있게 무치는 법을 알려 주세요', link: '/community/qna/1' } }),
    refusedEntry('2', { rule: 'post', title: '글쓰기', regDt: inDays(-1) }),
  ];
}

const withDraw = (play: GameDraw['play']) => (api: ApiInBetween) => {
  const odds = [
    { stars: 1, perMille: roll },
    { stars: 50, perMille: 1_000 - roll },
  ];
  const data: GameDraw = { title: '오늘의 장바구니', odds, seedHash, sealDt: inDays(-1), play };
  api.answer('/api/v1/game/draw', 200, JSON.stringify({ code: 0, message: '', data }));
};
const played = (stars: number) => withDraw({ stars, playDt: inDays(0), receipt: { seedHash, seed, choice, roll } });

async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: '가운데' }).click();
  await page.getByRole('list', { name: '이 기기에서 확인한 결과' }).waitFor();
  await page.locator('[data-state=completed]').waitFor();
}

export const starScreens: readonly Screen[] = [
  {
    route: 'mypage:point-exchange',
    address: links.pointExchange,
    states: {
      full: { ...rich },
      long: { answers: withTerms({ balance: 98_765_400, todayLeft: 30_000 }) },
      'too-few': { answers: withTerms({ balance: 640 }) },
      limit: { answers: withTerms({ balance: 12_340, todayLeft: 0 }) },
      frozen: { answers: withTerms({ balance: 12_340, isFrozen: true }) },
      unanswered: {
        prepare: hasAsked,
        answers: (api) => api.answer('/api/v1/user/point/exchange', 503, '{}'),
        act: (page) => page.getByRole('button', { name: '지금 확인하기' }).waitFor(),
      },
    },
  },
  {
    route: 'mypage:point-exchange-complete',
    address: () => links.pointExchangeComplete(1),
    states: {
      full: { answers: told({ finishDt: inDays(0) }) },
      long: {
        answers: told({ stars: 30_000, points: 3_000, balance: 98_765_400, finishDt: inDays(0) }),
      },
      sent: { answers: told({ status: 'SENT' }) },
      unknown: { answers: told({ status: 'UNKNOWN' }) },
      released: { answers: told({ status: 'RELEASED', balance: 12_340, finishDt: inDays(0) }) },
    },
  },
  { route: 'mypage:my-level', address: links.myLevel, states: { regular: { viewer: 'regular' } } },
  { route: 'mypage:point-guide', address: links.pointGuide },
  {
    route: 'mypage:star-history',
    address: () => links.starHistory(),
    states: {
      regular: { viewer: 'regular' },
      refused: {
        viewer: 'regular',
        address: () => links.starHistory('refused'),
        answers: (api) => api.change('GET /api/v1/user/point/history', overTheLimit),
      },
    },
  },
  {
    route: 'mypage:game',
    address: links.game,
    states: { played: { act: play } },
  },
  { route: 'mypage:game-plays', address: links.gamePlays, states: { regular: { viewer: 'regular' } } },
  {
    route: 'mypage:game-draw',
    address: () => links.gameDraw(seedHash),
    states: {
      full: { answers: played(50) },
      wrong: { answers: played(1) },
      sealed: { answers: withDraw(null) },
      member: { viewer: 'member', answers: played(50) },
      app: { viewer: 'app', answers: played(50) },
      'app-without-header': { viewer: 'app', query: 'isnavihide=true', answers: played(50) },
      // It has neither texts of others nor lists nor pictures.
      ...{ long: undefined, empty: undefined, 'no-pictures': undefined },
    },
  },
];
