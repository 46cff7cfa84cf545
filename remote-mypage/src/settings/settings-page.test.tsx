import type { DatedAdConsent, MemberSession } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { useToasts } from '@jangteo/overlay';
import { localStore } from '@jangteo/storage';
import {
  answer,
  refuse,
  renderHook,
  renderPage,
  requestsTo,
  screen,
  signInAs,
  waitFor,
  within,
} from '@jangteo/testing';
import { answerQuestion, questions } from '@jangteo/testing/overlays';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';

const device = 'GET /api/v1/app/settings';
const push = 'PUT /api/v1/app/push';
const advertising = 'PUT /api/v1/app/ad';
const consent = 'GET /api/v1/user/settings';
const changeConsent = 'PUT /api/v2/user/ad-consent';
const sessions = 'GET /api/v1/user/session';
const endOne = 'DELETE /api/v1/user/session/:sessionId';
const endAll = 'DELETE /api/v1/user/session';

const here: MemberSession = {
  sessionId: '11111111-1111-4111-8111-111111111111',
  deviceName: 'Android · Chrome',
  isCurrent: true,
  signInDt: '2026-11-01T01:00:00.000Z',
  lastUsedDt: '2026-11-20T01:00:00.000Z',
};
const tablet: MemberSession = {
  ...here,
  sessionId: '22222222-2222-4222-8222-222222222222',
  deviceName: 'iPad · Safari',
  isCurrent: false,
};

const answers = (more: Partial<DatedAdConsent> = {}): DatedAdConsent => ({
  emailYN: 'Y',
  smsYN: 'N',
  pushYN: 'N',
  nightPushYN: 'N',
  emailDt: '2026-11-03T01:00:00.000Z',
  smsDt: '2026-11-04T01:00:00.000Z',
  pushDt: null,
  nightPushDt: null,
  ...more,
});

const open = () => renderPage({ routeTable, routes }, links.settings());
const region = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  signInAs();
  answer(device, { pushYN: 'Y', adYN: 'N' });
  answer(consent, answers());
  answer(sessions, { list: [here, tablet] });
});

test('[RTE-16] the settings ask for a login and keep the bottom navigation', () => {
  expect(routeTable['mypage:settings']).toEqual({
    path: '/my-page/settings',
    pageName: 'settings',
    requiresLogin: true,
  });
});

const inTheApp = () =>
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 16) JangteoApp/3.1.0');

test('[MYP-04] notifications are switched per device and kind; advertising is recorded as a consent', async () => {
  inTheApp();
  answer(push, { pushYN: 'N', adYN: 'N' });
  answer(advertising, { pushYN: 'N', adYN: 'Y' });
  const { user } = await open();
  const activity = region('이 기기의 알림').getByRole('switch', { name: '활동과 소식 알림' });
  expect(activity).toBeChecked();
  await user.click(activity);
  await waitFor(() => expect(activity).not.toBeChecked());
  expect(requestsTo(push)).toMatchObject([{ body: { pushYN: 'N' } }]);

  answer(consent, answers({ pushYN: 'Y', pushDt: '2026-11-22T01:00:00.000Z' }));
  await user.click(region('이 기기의 알림').getByRole('switch', { name: '혜택과 광고 알림' }));
  expect(requestsTo(advertising)).toMatchObject([{ body: { adYN: 'Y' } }]);
  expect(await region('혜택 소식 받기').findByText('2026년 11월 22일에 동의했어요.')).toBeVisible();
});

test('[MYP-04] advertising that is no longer agreed to is off on this device, too', async () => {
  inTheApp();
  answer(device, { pushYN: 'Y', adYN: 'Y' });
  answer(consent, answers({ pushYN: 'Y', pushDt: '2026-11-04T01:00:00.000Z' }));
  const { user } = await open();
  const here = region('이 기기의 알림').getByRole('switch', { name: '혜택과 광고 알림' });
  expect(here).toBeChecked();
  answer(changeConsent, answers({ pushDt: '2026-11-22T01:00:00.000Z' }));
  answer(device, { pushYN: 'Y', adYN: 'N' });
  await user.click(region('혜택 소식 받기').getByRole('switch', { name: '앱 알림' }));
  await waitFor(() => expect(here).not.toBeChecked());
});

test('[MYP-04] a browser, to which no notifications are sent, has no switches for them', async () => {
  await open();
  const section = region('이 기기의 알림');
  expect(section.getByText(/장터 앱에서 로그인하면/)).toBeVisible();
  expect(section.queryByRole('switch')).not.toBeInTheDocument();
  expect(requestsTo(device)).toEqual([]);
});

test('[MYP-04] [MYP-05] the notifications and the advertising lead to the alarms that were received', async () => {
  await open();
  const linkIn = (section: string, name: string) => region(section).getByRole('link', { name });
  expect(linkIn('이 기기의 알림', '받은 알림 보기')).toHaveAttribute('href', '/alarm');
  expect(linkIn('혜택 소식 받기', '받은 혜택 알림 보기')).toHaveAttribute('href', '/alarm?kind=benefit');
});

test('[MYP-04] each channel of advertising says when it was answered, and a withdrawn consent counts at once', async () => {
  const { user } = await open();
  const email = region('혜택 소식 받기').getByRole('switch', { name: '이메일' });
  expect(email).toBeChecked();
  expect(email).toHaveAccessibleDescription('2026년 11월 3일에 동의했어요.');
  expect(region('혜택 소식 받기').getByRole('switch', { name: '문자' })).toHaveAccessibleDescription(
    '2026년 11월 4일에 받지 않기로 했어요.',
  );
  expect(region('혜택 소식 받기').getByRole('switch', { name: '밤 시간에도 앱 알림' })).toHaveAccessibleDescription(
    '밤 9시부터 아침 8시 사이에도 보내 드려요. 아직 동의하지 않았어요.',
  );

  answer(changeConsent, answers({ emailYN: 'N', emailDt: '2026-11-22T01:00:00.000Z' }));
  await user.click(email);
  await waitFor(() => expect(email).toHaveAccessibleDescription('2026년 11월 22일에 받지 않기로 했어요.'));
  expect(email).not.toBeChecked();
  expect(requestsTo(changeConsent)).toMatchObject([{ body: { emailYN: 'N' } }]);
});

test('[MYP-04] a change that fails shows what is still true', async () => {
  refuse(changeConsent, { status: 500, code: 5, message: '오류' });
  const { user } = await open();
  const email = region('혜택 소식 받기').getByRole('switch', { name: '이메일' });
  await user.click(email);
  await waitFor(() => expect(email).toBeEnabled());
  expect(email).toBeChecked();
});

test('[MYP-04] a login on another device is ended after a question; this device has no such button', async () => {
  answer(endOne, { isEnded: true });
  const { user } = await open();
  const rows = region('로그인한 기기').getAllByRole('listitem');
  expect(within(rows[0] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  await user.click(region('로그인한 기기').getByRole('button', { name: 'iPad · Safari 로그아웃' }));
  await waitFor(() =>
    expect(questions()).toMatchObject([
      {
        title: 'iPad · Safari에서 로그아웃할까요?',
        text: '2026년 11월 1일에 로그인한 기기예요. 바로 로그아웃돼요.',
      },
    ]),
  );
  await answerQuestion(false);
  expect(requestsTo(endOne)).toHaveLength(0);

  await user.click(region('로그인한 기기').getByRole('button', { name: 'iPad · Safari 로그아웃' }));
  answer(sessions, { list: [here] });
  await answerQuestion(true);
  await waitFor(() => expect(region('로그인한 기기').queryByText('iPad · Safari')).not.toBeInTheDocument());
  expect(requestsTo(endOne)).toMatchObject([{ params: { sessionId: tablet.sessionId } }]);
  expect(region('로그인한 기기').queryByRole('button')).not.toBeInTheDocument();
});

test('[MYP-04] all other logins are ended at once', async () => {
  answer(endAll, { count: 1 });
  const { user } = await open();
  await user.click(region('로그인한 기기').getByRole('button', { name: '다른 기기에서 모두 로그아웃' }));
  answer(sessions, { list: [here] });
  await answerQuestion(true);
  await waitFor(() => expect(requestsTo(endAll)).toHaveLength(1));
});

test('[MYP-04] [SES-10] [SES-18] version, logout and withdrawal stand at the end; the cache is emptied on request', async () => {
  localStore.setJson('recentSearches', { isKept: true, terms: ['감귤'] });
  localStore.setJson('communityRecentSearches', { isKept: false, terms: ['김장'] });
  const { user } = await open();
  const account = region('앱과 계정');
  expect(account.getByText('웹 2.9.5')).toBeVisible();
  expect(account.getByRole('button', { name: '로그아웃' })).toBeVisible();
  expect(account.getByRole('link', { name: '회원 탈퇴' })).toHaveAttribute('href', '/withdrawInfo');
  await user.click(account.getByRole('button', { name: '저장된 화면과 검색어 지우기' }));
  await answerQuestion(true);
  await waitFor(() => expect(localStore.get('recentSearches')).toBe('{"isKept":true,"terms":[]}'));
  expect(localStore.get('communityRecentSearches')).toBe('{"isKept":false,"terms":[]}');
  expect(localStore.get('accessToken')).toBeDefined();
});

test('[MYP-04] a section that fails leaves the others usable', async () => {
  refuse(sessions, { status: 500, code: 5, message: '오류' });
  await open();
  expect(await screen.findByText('로그인한 기기를 불러오지 못했어요.')).toBeVisible();
  expect(screen.getByRole('switch', { name: '이메일' })).toBeEnabled();
});

describe('the download of the member’s data', () => {
  const download = 'POST /api/v1/user/my-data';
  const saved: { name: string; blob: Blob }[] = [];
  let blob: Blob;
  beforeEach(() => {
    saved.length = 0;
    Object.assign(URL, {
      createObjectURL: (made: Blob) => {
        blob = made;
        return 'blob:made';
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob });
    });
  });
  afterEach(() => jest.restoreAllMocks());
  const press = async () => {
    const { user } = await open();
    await user.click(region('앱과 계정').getByRole('button', { name: '내 정보 모두 내려받기' }));
  };

  test('saves one file after a question', async () => {
    answer(download, { madeDt: '2026-11-22T01:00:00.000Z', sections: [], withheld: [] });
    await press();
    await answerQuestion(true);
    await waitFor(() => expect(saved).toMatchObject([{ name: '장터-내-정보-2026.11.22.html' }]));
    expect(saved[0]?.blob.type).toBe('text/html');
  });

  test('is not made without the answer yes', async () => {
    await press();
    await answerQuestion(false);
    expect(requestsTo(download)).toHaveLength(0);
  });

  test('that is refused saves nothing and says why', async () => {
    refuse(download, { status: 429, code: 13, message: '내 정보는 하루에 3번까지 받을 수 있어요.' });
    await press();
    await answerQuestion(true);
    const { result } = renderHook(() => useToasts());
    const refusal = expect.objectContaining({ start: '내 정보는 하루에 3번까지 받을 수 있어요.' });
    await waitFor(() => expect(result.current).toContainEqual(refusal));
    expect(saved).toEqual([]);
  });
});
