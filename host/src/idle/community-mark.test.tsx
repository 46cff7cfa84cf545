import { useNavigate } from '@jangteo/navigation';
import { act, answer, refuse, renderPart, requestsTo, screen } from '@jangteo/testing';
import { cleanup } from '@testing-library/react';
import { CommunityMark } from './community-mark.tsx';
import { useCommunityFlags } from './use-community-flags.ts';

let go: (path: string) => void;
function CommunityFlags() {
  const navigate = useNavigate();
  useCommunityFlags();
  go = (path) => void navigate(path);
  return null;
}

const open = (path: string) =>
  renderPart(
    <>
      <CommunityMark />
      <CommunityFlags />
    </>,
    path,
  );

const alertCall = 'GET /api/v1/community/alert';
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const dot = () => screen.queryByRole('img', { name: '커뮤니티에 새 소식이 있어요' });
const bubble = () => screen.queryByText('별 모으기');

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00+09:00') });
  window.localStorage.clear();
  window.sessionStorage.clear();
  answer(alertCall, { isNew: false, serverDt: '2026-11-20T01:00:00Z' });
});
afterEach(() => jest.useRealTimers());

test.each(['/community/main/popular-post', '/community', '/community/board-detail/3'])(
  "[LAY-03] the dot shows while the session's flag is set, and goes with a visit to %s",
  (path) => {
    window.sessionStorage.setItem('communityAlert', '1');
    open('/');
    expect(dot()).toBeVisible();
    act(() => go('/communityx'));
    expect(dot()).toBeVisible();
    act(() => go(path));
    expect(dot()).toBeNull();
    expect(window.sessionStorage.getItem('communityAlert')).toBeNull();
    act(() => go('/'));
    expect(dot()).toBeNull();
  },
);

test('[LAY-03] the dot appears with news since the last visit to the community', async () => {
  open('/community/main/qna');
  await pass(60_000);
  expect(requestsTo(alertCall)).toHaveLength(0);
  answer(alertCall, { isNew: true, serverDt: '2026-11-20T01:01:00Z' });
  act(() => go('/store'));
  await pass(100);
  expect(requestsTo(alertCall)).toMatchObject([{ query: { since: '2026-11-20T01:00:00.000Z' } }]);
  expect(dot()).toBeVisible();
  expect(window.sessionStorage.getItem('communityAlert')).toBe('1');
  // One request is enough until the next visit to the community.
  act(() => go('/'));
  await pass(100);
  expect(requestsTo(alertCall)).toHaveLength(1);
});

test('[LAY-03] a failed request shows no dot', async () => {
  refuse(alertCall, { status: 500, code: 5, message: '' });
  open('/');
  await pass(5_000);
  expect(dot()).toBeNull();
});

test('[LAY-04] the tooltip shows on the first page of a day, until the next page', () => {
  open('/');
  expect(bubble()).toBeVisible();
  expect(window.sessionStorage.getItem('communityTooltip')).toBe('1');
  act(() => go('/store'));
  expect(bubble()).toBeNull();
  expect(window.sessionStorage.getItem('communityTooltip')).toBeNull();
  act(() => go('/'));
  expect(bubble()).toBeNull();
});

test('[LAY-04] the tooltip does not show on the next document', () => {
  open('/');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(window.sessionStorage.getItem('communityTooltip')).toBeNull();
});

test('[LAY-04] the tooltip shows once a day', () => {
  const openInNewTab = () => {
    cleanup();
    window.sessionStorage.clear();
    open('/');
  };
  open('/');
  openInNewTab();
  expect(bubble()).toBeNull();
  jest.setSystemTime(new Date('2026-11-21T10:00:00+09:00'));
  openInNewTab();
  expect(bubble()).toBeVisible();
});

test('[LAY-04] no tooltip shows in the community itself', () => {
  window.sessionStorage.setItem('communityTooltip', '1');
  open('/community/main/qna');
  expect(bubble()).toBeNull();
});
