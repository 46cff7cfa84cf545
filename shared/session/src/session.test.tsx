import { call } from '@jangteo/http';
import { showAlert } from '@jangteo/overlay';
import { answer, holdBack, refuse, requestsTo, signInAs, waitFor } from '@jangteo/testing';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import {
  acceptTokens,
  isBanned,
  mayAct,
  profileQuery,
  takeRedirectPath,
  useIsMember,
  useSession,
  validateSession,
} from './index.ts';
import { openSession, tokensOf } from './testing/open-session.ts';

jest.mock('@jangteo/navigation/leaving', () => ({ leaveTo: jest.fn() }));
jest.mock('@jangteo/overlay', () => ({ showAlert: jest.fn().mockResolvedValue(undefined) }));

const validation = 'GET /api/v1/token/jwt/validation';
const { expireDt } = tokensOf('any');

const byOtherTab = (oldValue: string | null, newValue: string | null) =>
  act(() => {
    if (newValue) window.localStorage.setItem('accessToken1', newValue);
    else window.localStorage.removeItem('accessToken1');
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken1', oldValue, newValue }));
  });

describe('the status', () => {
  test('is unknown on the server, and in the browser follows the stored token', () => {
    const Status = () => useSession().status;
    signInAs('old');
    expect(renderToString(<Status />)).toBe('unknown');
    openSession();
    expect(renderHook(() => useSession().status).result.current).toBe('member');
  });

  test('[SES-12] follows sign-in and sign-out in another tab', async () => {
    const { queryClient } = openSession();
    const { result } = renderHook(() => useSession().status);
    expect(result.current).toBe('visitor');
    queryClient.setQueryData(['shop:home'], 'of a visitor');
    byOtherTab(null, 'Bearer t');
    expect(result.current).toBe('member');
    await waitFor(() => expect(queryClient.getQueryData(['shop:home'])).toBeUndefined());
    byOtherTab('Bearer t', null);
    expect(result.current).toBe('visitor');
  });
});

describe('a tab that was at another site while another tab changed the login', () => {
  const token = (member: number, name: string) =>
    `Bearer ${name}.${btoa(JSON.stringify({ sub: `${member}` }))}.${name}`;
  const signInMember = (member: number, name = 'first') =>
    window.localStorage.setItem('accessToken1', token(member, name));
  const keeps = () => Object.keys(window.sessionStorage).toSorted();

  /** A member's tab that is left for another site. */
  function leave() {
    const session = openSession();
    window.sessionStorage.setItem('email', 'a@b.c');
    window.sessionStorage.setItem('scrollPositions', '[]');
    window.sessionStorage.setItem('host:queryCache', '{}');
    return session;
  }
  const restore = (persisted = true) =>
    act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));

  test('[SES-10] [SES-12] keeps nothing of a member who has signed out, or made way for another one', () => {
    signInMember(1);
    leave();
    signInMember(2);
    openSession();
    expect(keeps()).toEqual(['host:member', 'scrollPositions']);
    leave();
    window.localStorage.removeItem('accessToken1');
    openSession();
    expect(keeps()).toEqual(['scrollPositions']);
  });

  test('[SES-12] loads anew what it has, if a visitor has signed in', () => {
    leave();
    signInMember(1);
    openSession();
    expect(keeps()).toEqual(['email', 'host:member', 'scrollPositions']);
  });

  test('[SES-12] keeps everything of the same member, also with renewed tokens', () => {
    signInMember(1);
    leave();
    signInMember(1, 'renewed');
    openSession();
    expect(keeps()).toEqual(['email', 'host:member', 'host:queryCache', 'scrollPositions']);
  });

  test('[SES-12] follows the login also where the browser restores the document', async () => {
    signInMember(1);
    const { queryClient } = leave();
    queryClient.setQueryData(['community:my'], 'of a member');
    const { result } = renderHook(() => useSession().status);
    restore();
    expect(queryClient.getQueryData(['community:my'])).toBe('of a member');
    window.localStorage.removeItem('accessToken1');
    restore(false);
    expect(result.current).toBe('member');
    restore();
    expect(result.current).toBe('visitor');
    await waitFor(() => expect(queryClient.getQueryData(['community:my'])).toBeUndefined());
    expect(keeps()).toEqual(['scrollPositions']);
  });
});

test('[SES-12] a sign-out that comes while React hydrates the page leaves its data until it is hydrated', async () => {
  signInAs('old');
  let endHydration: () => void = () => undefined;
  const { queryClient } = openSession({
    hydrated: new Promise((resolve) => {
      endHydration = resolve;
    }),
  });
  queryClient.setQueryData(['shop:home'], 'of the document');
  byOtherTab('Bearer access-old', null);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(queryClient.getQueryData(['shop:home'])).toBe('of the document');
  endHydration();
  await waitFor(() => expect(queryClient.getQueryData(['shop:home'])).toBeUndefined());
});

test('[SES-12] after a sign-out in another tab, a list for members that is on the screen is empty', async () => {
  signInAs('old');
  const { queryClient } = openSession();
  const List = () => {
    const { data } = useQuery({
      queryKey: ['shop:liked'],
      queryFn: async () => 'of the former member',
      enabled: useIsMember(),
    });
    return <p>{data ?? 'nothing'}</p>;
  };
  render(
    <QueryClientProvider client={queryClient}>
      <List />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('of the former member')).toBeVisible();
  byOtherTab('Bearer access-old', null);
  expect(await screen.findByText('nothing')).toBeVisible();
});

describe('[SES-01] logged in means', () => {
  test('requires a stored token and a validation that returns 200', async () => {
    openSession();
    await expect(validateSession()).resolves.toBe(false);
    signInAs('valid');
    answer(validation, { expireDt });
    await expect(validateSession()).resolves.toBe(true);
    expect(requestsTo(validation)[0]?.headers.get('accessToken')).toBe('Bearer access-valid');
  });

  test('holds when an expired token can be renewed', async () => {
    openSession();
    signInAs('expired');
    answer(validation, { expireDt });
    const expired = { status: 401, code: 111, message: '' } as const;
    refuse(validation, expired, ({ headers }) => headers.get('accessToken') === 'Bearer access-expired');
    answer('PUT /api/v1/token/jwt/refresh', tokensOf('renewed'));
    await expect(validateSession()).resolves.toBe(true);
  });

  test('is unknown where the server cannot be reached', async () => {
    openSession();
    signInAs('unasked');
    refuse(validation, { status: 500, code: 5, message: '' });
    await expect(validateSession()).rejects.toMatchObject({ kind: 'server' });
  });

  test('ends with the login', async () => {
    openSession();
    signInAs('over');
    refuse(validation, { status: 401, code: 112, message: '' });
    answer('DELETE /api/v1/token/jwt', { isDeleted: true });
    await expect(validateSession()).resolves.toBe(false);
    expect(window.localStorage.getItem('accessToken1')).toBeNull();
  });

  test('[SES-12] callers at the same time share one request, and new tokens cause another', async () => {
    openSession();
    signInAs('first');
    answer(validation, { expireDt });
    await expect(Promise.all([validateSession(), validateSession()])).resolves.toEqual([true, true]);
    await validateSession();
    expect(requestsTo(validation)).toHaveLength(1);
    signInAs('second');
    await validateSession();
    expect(requestsTo(validation)).toHaveLength(2);
  });
});

describe('before an act for members', () => {
  test('a visitor is led to the login and comes back to where they were', async () => {
    const { gone } = openSession();
    await expect(mayAct()).resolves.toBe(false);
    expect(gone).toEqual(['/login']);
    expect(takeRedirectPath()).toBe('/deal/3?from=home');
    expect(takeRedirectPath()).toBe('/');
  });

  test('[SES-15] a banned member sees the reason, which is stored', async () => {
    openSession();
    signInAs('old');
    window.localStorage.setItem(
      'banStatus',
      JSON.stringify({ isBanned: true, message: '광고 글로 이용이 제한되었습니다.' }),
    );
    await expect(mayAct()).resolves.toBe(false);
    expect(showAlert).toHaveBeenCalledWith('광고 글로 이용이 제한되었습니다.');
    expect(isBanned()).toBe(true);
  });

  test('[SES-15] a ban is over at its end, though nothing was asked since', async () => {
    openSession();
    signInAs('old');
    const storeBan = (endDt: Date) =>
      window.localStorage.setItem('banStatus', JSON.stringify({ isBanned: true, message: '제한', endDt }));
    storeBan(new Date(Date.now() + 60_000));
    await expect(mayAct()).resolves.toBe(false);
    storeBan(new Date(Date.now() - 1));
    await expect(mayAct()).resolves.toBe(true);
    expect(isBanned()).toBe(false);
  });

  test('[SES-15] a ban belongs to the member who is signed in', async () => {
    openSession();
    window.localStorage.setItem('banStatus', JSON.stringify({ isBanned: true, message: '' }));
    expect(isBanned()).toBe(false);
  });

  test('[RTE-03] a member whose sign-up is unfinished is led to it, and comes back to where they were', async () => {
    const { queryClient, gone } = openSession();
    signInAs('new');
    queryClient.setQueryData(profileQuery.queryKey, {
      isMember: true,
      nickName: '온유',
      email: null,
      name: null,
      gender: null,
      signUpDt: '2026-11-20T03:00:00.000Z',
      pushYN: 'N',
      adYN: 'N',
      needsAgreement: true,
    });
    await expect(mayAct()).resolves.toBe(false);
    expect(gone).toEqual(['/sign-up']);
    expect(takeRedirectPath()).toBe('/deal/3?from=home');
  });

  test('[SES-15] a write that is refused for a ban shows the message at once, and every later act before it is sent', async () => {
    openSession();
    signInAs('old');
    jest.mocked(showAlert).mockClear();
    const message = '광고 글로 이용이 제한되었습니다.';
    refuse('POST /api/v1/user/like/product', { status: 403, code: 9, message });
    answer('GET /api/v1/display/web/profile', {
      userInfo: { retrySignIn: false, banStatus: { isBanned: true, message } },
      appInfo: { androidMinVersion: '1.0.0', iOSMinVersion: '1.0.0', webVersion: '2.9.5' },
    });
    await expect(call('POST /api/v1/user/like/product', { body: { productNo: 1 } })).rejects.toThrow(message);
    expect(showAlert).toHaveBeenCalledTimes(1);
    expect(showAlert).toHaveBeenCalledWith(message);
    await expect(mayAct()).resolves.toBe(false);
    expect(showAlert).toHaveBeenCalledTimes(2);
  });

  test('[SES-15] so does one that was refused although the profile tells of the ban first, once for all such writes', async () => {
    openSession();
    signInAs('old');
    jest.mocked(showAlert).mockClear();
    const shown = Promise.withResolvers<void>();
    jest.mocked(showAlert).mockReturnValueOnce(shown.promise);
    const message = '광고 글로 이용이 제한되었습니다.';
    const like = 'POST /api/v1/user/like/product';
    refuse(like, { status: 403, code: 9, message });
    const release = holdBack(like);
    const writes = [1, 2].map((productNo) => call(like, { body: { productNo } }).catch(String));
    window.localStorage.setItem('banStatus', JSON.stringify({ isBanned: true, message }));
    release();
    await Promise.all(writes);
    expect(showAlert).toHaveBeenCalledWith(message);
    const act = mayAct();
    expect(showAlert).toHaveBeenCalledTimes(1);
    shown.resolve();
    await expect(act).resolves.toBe(false);
    await expect(mayAct()).resolves.toBe(false);
    expect(showAlert).toHaveBeenCalledTimes(2);
  });

  test('a member passes', async () => {
    openSession();
    signInAs('old');
    await expect(mayAct()).resolves.toBe(true);
  });
});

test.each([
  'https://evil.example/deal/3',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'https://market.test@evil.example/',
  '/login',
  '/login-landing?state=1',
  '/sign-up',
  '/sign-up?from=ad',
])('a login never leads back to %s', (path) => {
  openSession();
  // biome-ignore lint/suspicious/noDocumentCookie: as a hostile page of a neighbouring domain could have set it
  document.cookie = `redirectPath=${encodeURIComponent(path)}; path=/`;
  expect(takeRedirectPath()).not.toMatch(/evil|javascript|login|sign-up/);
});

test('[SES-08] tokens from the app are stored like those of a sign-in', async () => {
  openSession();
  await acceptTokens('signedIn', tokensOf('app'));
  expect({ ...window.localStorage }).toMatchObject({ accessToken1: 'Bearer access-app', refreshToken1: 'refresh-app' });
});
