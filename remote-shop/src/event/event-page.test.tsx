import type { EventDetail } from '@jangteo/contract';
import { NotFound } from '@jangteo/navigation';
import { act, answer, holdBack, refuse, renderPage, requestsTo, screen, waitFor } from '@jangteo/testing';
import { questions, toasts } from '@jangteo/testing/overlays';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { refuseUntilSignedUp, signIn } from '../testing/member.ts';
import { later, serverDt } from '../testing/samples.ts';

const remote = { routeTable, routes };
const eventCall = 'GET /api/v1/display/event/:id';
const ownApplication = 'GET /api/v1/display/event/apply';
const apply = 'POST /api/v1/display/event/apply';
const open = () => renderPage(remote, '/event/9');

const answerEvent = (changes: Partial<EventDetail> = {}) =>
  answer(eventCall, {
    eventId: 9,
    title: '친구와 함께 장보기',
    subtitle: '별을 두 배로',
    imageUrl: '/img/event-1',
    startDt: later(-60),
    endDt: later(120),
    serverDt,
    state: 'running',
    blocks: [
      { type: 'picture', imageUrl: '/img/event-2', description: '장바구니를 든 두 사람' },
      { type: 'text', text: '함께 장을 봐요.' },
      { type: 'link', title: '이웃 이야기', url: '/community' },
    ],
    terms: '한 사람이 한 번 신청할 수 있어요.',
    capacity: 300,
    appliedCount: 120,
    winnersNotice: null,
    ...changes,
  });

test('[SHP-02] [RTE-07] an event shows its blocks, its terms and its number of applicants', async () => {
  answerEvent();
  const { head } = await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('친구와 함께 장보기');
  expect(screen.getByRole('img', { name: '장바구니를 든 두 사람' })).toBeVisible();
  expect(screen.getByText('함께 장을 봐요.')).toBeVisible();
  expect(screen.getByRole('link', { name: '이웃 이야기' })).toHaveAttribute('href', '/community');
  expect(screen.getByRole('region', { name: '꼭 읽어 주세요' })).toHaveTextContent('한 사람이 한 번');
  expect(screen.getByText(/300명 중 120명 신청/)).toBeVisible();
  expect(head()).toMatchObject({ title: '친구와 함께 장보기 | 장터 이벤트', image: '/img/event-1/share' });
});

test('[SHP-02] a visitor who applies is led to the login', async () => {
  answerEvent();
  const { user, location } = await open();
  await user.click(screen.getByRole('button', { name: '신청하기' }));
  expect(location()).toBe('/login');
});

describe('a member', () => {
  beforeEach(signIn);

  test('[SHP-02] applies, and sees when', async () => {
    answerEvent();
    answer(ownApplication, { appliedDt: null });
    answer(apply, { applied: true, appliedDt: later(3) });
    const { user } = await open();
    answerEvent({ appliedCount: 121 });
    await user.click(screen.getByRole('button', { name: '신청하기' }));
    expect(await screen.findByRole('button', { name: '신청완료' })).toBeDisabled();
    expect(screen.getByText('5월 5일 12:03에 신청했어요')).toBeVisible();
    expect(await screen.findByText(/300명 중 121명 신청/)).toBeVisible();
    expect(requestsTo(apply)).toMatchObject([{ body: { eventId: 9 } }]);
  });

  test('[SHP-02] has applied, also when what was requested before says otherwise', async () => {
    answerEvent();
    answer(ownApplication, { appliedDt: null });
    answer(apply, { applied: true, appliedDt: later(3) });
    const release = holdBack(ownApplication);
    const { user, queryClient } = await open();
    await user.click(screen.getByRole('button', { name: '신청하기' }));
    expect(await screen.findByRole('button', { name: '신청완료' })).toBeDisabled();
    release();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByRole('button', { name: '신청완료' })).toBeDisabled();
  });

  test('[SHP-02] who presses twice at once applies once', async () => {
    answerEvent();
    answer(ownApplication, { appliedDt: null });
    answer(apply, { applied: true, appliedDt: later(3) });
    await open();
    const button = screen.getByRole('button', { name: '신청하기' });
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByRole('button', { name: '신청완료' })).toBeDisabled();
    expect(requestsTo(apply)).toHaveLength(1);
  });

  test.each([
    ['while it runs', {}],
    ['when it is full', { state: 'full' }],
    ['when it is over', { state: 'ended', endDt: later(-1) }],
  ] as const)('[SHP-02] who has applied sees the application %s', async (_when, changes) => {
    answerEvent(changes);
    answer(ownApplication, { appliedDt: later(-30) });
    await open();
    expect(await screen.findByRole('button', { name: '신청완료' })).toBeDisabled();
    expect(screen.getByText('5월 5일 11:30에 신청했어요')).toBeVisible();
  });

  test('[SHP-02] who applies too late sees a message, and the event’s new state', async () => {
    answerEvent();
    answer(ownApplication, { appliedDt: null });
    refuse(apply, { status: 409, code: 9, message: '지금은 신청할 수 없는 이벤트예요.' });
    const { user } = await open();
    answerEvent({ state: 'full', appliedCount: 300 });
    await user.click(screen.getByRole('button', { name: '신청하기' }));
    expect(await screen.findByRole('button', { name: '마감' })).toBeDisabled();
    expect(questions()).toMatchObject([{ kind: 'alert', text: '지금은 신청할 수 없는 이벤트예요.' }]);
  });

  test('[SHP-02] who has not agreed to the terms is led to the sign-up, and has applied when back from there', async () => {
    window.history.replaceState({}, '', '/event/9');
    answerEvent();
    answer(ownApplication, { appliedDt: null });
    refuseUntilSignedUp(apply);
    const { user, location } = await open();
    await user.click(screen.getByRole('button', { name: '신청하기' }));
    await waitFor(() => expect(location()).toBe('/sign-up'));
    expect(toasts()).toEqual([]);
    answer(apply, { applied: true, appliedDt: later(3) });
    await open();
    expect(await screen.findByRole('button', { name: '신청완료' })).toBeDisabled();
    expect(requestsTo(apply)).toHaveLength(2);
  });

  test('[SHP-02] can send an application again that failed', async () => {
    answerEvent();
    answer(ownApplication, { appliedDt: null });
    refuse(apply, { status: 500, code: 5, message: '오류' });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '신청하기' }));
    await waitFor(() => expect(toasts()).toEqual(['신청하지 못했어요. 잠시 뒤에 다시 시도해 주세요.']));
    expect(screen.getByRole('button', { name: '신청하기' })).toBeEnabled();
  });
});

test.each([
  ['is full', { state: 'full' }, '마감'],
  ['has ended', { state: 'ended', endDt: later(-1) }, '종료'],
  ['is to come', { state: 'coming', startDt: later(60) }, '5월 5일 13:00에 시작해요'],
] as const)('[SHP-02] an event that %s can be read, but not applied for', async (_name, changes, said) => {
  answerEvent(changes);
  await open();
  expect(screen.getByRole('button', { name: said })).toBeDisabled();
  expect(screen.getByText('함께 장을 봐요.')).toBeVisible();
});

test('[SHP-02] a winner sees the win', async () => {
  answerEvent({ state: 'ended', endDt: later(-1), winnersNotice: '김*수, 이*영' });
  await open();
  expect(screen.getByRole('region', { name: '당첨자 발표' })).toHaveTextContent('김*수, 이*영');
});

test('[SHP-08] a failed event can be retried; [RTE-01] a missing event leads to /404', async () => {
  refuse(eventCall, { status: 500, code: 5, message: '오류' });
  const { user } = await renderPage(remote, '/event/9', { dataFirst: false });
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  answerEvent();
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();

  refuse(eventCall, { status: 404, code: 8, message: '없음' });
  await expect(open()).rejects.toThrow(NotFound);
});
