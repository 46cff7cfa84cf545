import { CallError, call } from '@jangteo/http';
import { answer, answerRaw, type FakeRequest, holdBack, refuse, requestsTo, signInAs } from '@jangteo/testing';
import { questions } from '@jangteo/testing/overlays';
import { onTokensChanged } from '../index.ts';
import { removeLogin } from '../login/logout.ts';
import { openSession, tokensOf } from '../testing/open-session.ts';

const someCall = 'GET /api/v1/user/token';
const refreshCall = 'PUT /api/v1/token/jwt/refresh';

const askSomething = () => call(someCall);
const something = { userToken: 'u' };

const sentToken = ({ headers }: FakeRequest) => headers.get('authorization');

/** Only the call above accepts this token; all others treat it as expired. */
function takeOnly(accessToken: string): void {
  answer(someCall, something);
  const expired = { status: 401, code: 111, message: '' } as const;
  refuse(someCall, expired, (request) => sentToken(request) !== `Bearer ${accessToken}`);
}

const breakOff = () => {
  throw new TypeError('The connection is gone');
};

beforeEach(() => signInAs('old'));

test('[SES-08] an expired token is renewed with both tokens and the device, and the request is sent again', async () => {
  openSession();
  takeOnly('access-new');
  answer(refreshCall, tokensOf('new'));
  const written = jest.spyOn(document, 'cookie', 'set');
  const changes: string[] = [];
  const stop = onTokensChanged((change) => changes.push(change));

  await expect(askSomething()).resolves.toEqual(something);

  expect(requestsTo(someCall).map(sentToken)).toEqual(['Bearer access-old', 'Bearer access-new']);
  const [refresh] = requestsTo(refreshCall);
  expect(refresh?.headers.get('accessToken')).toBe('Bearer access-old');
  expect(refresh?.headers.get('refreshToken')).toBe('refresh-old');
  expect(refresh?.headers.get('deviceUuid')).toMatch(/^w-/);
  expect(refresh?.headers.has('authorization')).toBe(false);
  expect({ ...window.localStorage }).toMatchObject({ accessToken1: 'Bearer access-new', refreshToken1: 'refresh-new' });
  expect(written.mock.calls.map(([cookie]) => cookie.split(';')[0])).toEqual([
    'accessToken=access-new',
    'refreshToken=refresh-new',
  ]);
  expect(changes).toEqual(['renewed']);
  stop();
});

test('[SES-08] no tab ever reads the new refresh token beside the expired access token', async () => {
  openSession();
  takeOnly('access-new');
  answer(refreshCall, tokensOf('new'));
  const stored: string[] = [];
  const setItem = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function listened(this: Storage, name, value) {
    stored.push(name);
    setItem.call(this, name, value);
  });
  await askSomething();
  expect(stored.filter((name) => name.endsWith('Token1'))).toEqual(['accessToken1', 'refreshToken1']);
});

test('[SES-08] many requests that fail at once cause one refresh', async () => {
  openSession();
  takeOnly('access-new');
  answer(refreshCall, tokensOf('new'));
  const release = holdBack(refreshCall);
  const all = Promise.all(Array.from({ length: 50 }, askSomething));
  await new Promise((resolve) => setTimeout(resolve, 50));
  release();
  await expect(all).resolves.toHaveLength(50);
  expect(requestsTo(refreshCall)).toHaveLength(1);
});

test('[SES-08] a request whose token another tab has renewed meanwhile is sent again without a refresh', async () => {
  openSession();
  takeOnly('access-other-tab');
  const pending = askSomething();
  signInAs('other-tab');
  await expect(pending).resolves.toEqual(something);
  expect(requestsTo(refreshCall)).toEqual([]);
});

test('[SES-08] a request is sent again twice at most', async () => {
  openSession();
  takeOnly('none');
  let count = 0;
  answer(refreshCall, () => tokensOf(`new-${++count}`));
  await expect(askSomething()).rejects.toMatchObject({ code: 111 });
  expect(requestsTo(someCall)).toHaveLength(3);
  expect(requestsTo(refreshCall)).toHaveLength(2);
});

test.each([
  ['the server fails', () => refuse(refreshCall, { status: 500, code: 5, message: '' })],
  ['something else answers', () => answerRaw(refreshCall, '<html>')],
])(
  '[SES-08] when %s at the refresh, the auth headers are cleared and the tokens stay for a later try',
  async (_, fail) => {
    openSession();
    takeOnly('access-new');
    fail();
    await expect(askSomething()).rejects.toMatchObject({ code: 111 });
    await expect(askSomething()).rejects.toBeInstanceOf(CallError);
    expect(requestsTo(someCall).map(sentToken)).toEqual(['Bearer access-old', null]);
    expect(window.localStorage.getItem('accessToken1')).toBe('Bearer access-old');
  },
);

test('[SES-08] a refresh whose reply is lost is sent once more', async () => {
  openSession();
  takeOnly('access-new');
  answer(refreshCall, breakOff);
  const pending = askSomething();
  await new Promise((resolve) => setTimeout(resolve, 100));
  answer(refreshCall, tokensOf('new'));
  await expect(pending).resolves.toEqual(something);
  expect(requestsTo(refreshCall).map(({ headers }) => headers.get('refreshToken'))).toEqual([
    'refresh-old',
    'refresh-old',
  ]);
});

test.each([
  ['new tokens', () => answer(refreshCall, tokensOf('late'))],
  ['the end of the login', () => refuse(refreshCall, { status: 401, code: 112, message: '' })],
])('[SES-08] a refresh that brings %s after another login changes nothing of it', async (_, reply) => {
  openSession();
  takeOnly('access-other');
  reply();
  const release = holdBack(refreshCall);
  const pending = askSomething();
  await new Promise((resolve) => setTimeout(resolve, 50));
  signInAs('other');
  release();
  await expect(pending).resolves.toEqual(something);
  expect({ ...window.localStorage }).toMatchObject({
    accessToken1: 'Bearer access-other',
    refreshToken1: 'refresh-other',
  });
  expect(questions()).toEqual([]);
});

test('[SES-08] [SES-10] a refresh that is refused after the logout is no expired login', async () => {
  openSession();
  answer(someCall, something);
  refuse(someCall, { status: 401, code: 111, message: '' }, (request) => sentToken(request) !== null);
  refuse(refreshCall, { status: 401, code: 112, message: '' });
  const release = holdBack(refreshCall);
  const pending = askSomething();
  await new Promise((resolve) => setTimeout(resolve, 50));
  removeLogin();
  release();
  await expect(pending).resolves.toEqual(something);
  expect(questions()).toEqual([]);
});

test('[SES-12] new tokens refetch the user’s queries', async () => {
  const { queryClient } = openSession();
  takeOnly('access-new');
  answer(refreshCall, tokensOf('new'));
  for (const key of ['session:profile', 'shop:home']) queryClient.setQueryData([key], key);
  await askSomething();
  const isStale = (key: string) => queryClient.getQueryState([key])?.isInvalidated;
  expect(['session:profile', 'shop:home'].map(isStale)).toEqual([true, false]);
});

describe('with Web Locks', () => {
  /** One after the other, as browsers do for all tabs. */
  function makeLocks() {
    let last: Promise<unknown> = Promise.resolve();
    const names: string[] = [];
    const request = (name: string, _: object, work: () => Promise<unknown>) => {
      names.push(name);
      const mine = last.then(work);
      last = mine.catch(() => undefined);
      return mine;
    };
    return { names, locks: { request } };
  }

  afterEach(() => Object.assign(navigator, { locks: undefined }));

  test('[SES-08] the refresh holds a lock that all tabs share', async () => {
    const { names, locks } = makeLocks();
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true, writable: true });
    openSession();
    takeOnly('access-new');
    answer(refreshCall, tokensOf('new'));
    await Promise.all([askSomething(), askSomething()]);
    expect(names).toEqual(['jangteo:tokens', 'jangteo:tokens']);
    expect(requestsTo(refreshCall)).toHaveLength(1);
  });

  test('[SES-08] a tab that hangs while it holds the lock does not hold up the others', async () => {
    const locks = { request: () => Promise.reject(new DOMException('waited too long', 'TimeoutError')) };
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true, writable: true });
    openSession();
    takeOnly('access-new');
    answer(refreshCall, tokensOf('new'));
    await expect(askSomething()).resolves.toEqual(something);
  });
});
