import { answer, holdBack, signInAs, waitFor } from '@jangteo/testing';
import { logoutFromApp } from '../actions.ts';
import { openSession } from '../testing/open-session.ts';
import { userTokenQuery } from './user-token.ts';

const tokenCall = 'GET /api/v1/user/token';
const stored = () => window.localStorage.getItem('userToken');

beforeEach(() => {
  signInAs('member');
  answer(tokenCall, { userToken: 'pseudonym' });
});

test('[SES-02] the pseudonym is stored, and removed by a logout', async () => {
  const { queryClient } = openSession();
  await expect(queryClient.fetchQuery(userTokenQuery)).resolves.toBe('pseudonym');
  expect(stored()).toBe('pseudonym');
  await logoutFromApp();
  expect(stored()).toBeNull();
});

test('[SES-10] a response that comes between a logout in another tab and its announcement here is not kept', async () => {
  const { queryClient } = openSession();
  const accessToken = window.localStorage.getItem('accessToken1');
  window.localStorage.clear();
  await queryClient.fetchQuery(userTokenQuery);
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken1', oldValue: accessToken, newValue: null }));
  expect(stored()).toBeNull();
});

test('[SES-02] a tab that hears late of a logout leaves the pseudonym of the next login', async () => {
  const { queryClient } = openSession();
  await queryClient.fetchQuery(userTokenQuery);
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken1', oldValue: 'Bearer before', newValue: null }));
  expect(stored()).toBe('pseudonym');
});

test('[SES-02] a response that arrives after the logout is not stored', async () => {
  const { queryClient } = openSession();
  const release = holdBack(tokenCall);
  const fetched = queryClient.fetchQuery(userTokenQuery).catch(() => 'cancelled');
  await waitFor(() => expect(queryClient.isFetching()).toBe(1));
  await logoutFromApp();
  release();
  await fetched;
  expect(stored()).toBeNull();
});
