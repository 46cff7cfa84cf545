import { holdBack, refuse, requestsTo, waitFor } from '@jangteo/testing';
import { giveChallenges } from '../testing/challenges.ts';
import { fetchChallenge } from './challenge.ts';
import { PreparedChallenges } from './prepared-challenges.ts';

const challengeCall = 'POST /api/v2/auth/social/challenge';
const bodies = () => requestsTo(challengeCall).map(({ body }) => body);

beforeEach(giveChallenges);

test('a challenge is made for one provider and its landing page', async () => {
  expect(await fetchChallenge('apple')).toEqual({
    platform: 'apple',
    redirectUri: 'http://localhost/login-landing-apple',
    state: 'state-1002-1',
    nonce: 'nonce-1002-1',
    codeChallenge: 'challenge-1002-1',
  });
  expect(bodies()).toEqual([{ channelType: 1002, redirectUri: 'http://localhost/login-landing-apple' }]);
});

test('the second request waits for the first response, whose cookie it has to send', async () => {
  const release = holdBack(challengeCall);
  const both = Promise.all([fetchChallenge('naver'), fetchChallenge('apple')]);
  await waitFor(() => expect(bodies()).toHaveLength(1));
  release();
  await both;
  expect(bodies()).toHaveLength(2);
});

test('a failed request does not hold up the next one', async () => {
  refuse(challengeCall, { status: 500, code: 5, message: '' });
  const failed = fetchChallenge('naver');
  await expect(failed).rejects.toThrow();
  giveChallenges();
  await expect(fetchChallenge('naver')).resolves.toMatchObject({ platform: 'naver' });
});

describe('prepared challenges', () => {
  test('are fetched once before they are needed, and given out once', async () => {
    const challenges = new PreparedChallenges();
    challenges.prepare('naver');
    challenges.prepare('naver');
    const first = await challenges.take('naver');
    expect(bodies()).toHaveLength(1);
    const second = await challenges.take('naver');
    expect(second.state).not.toBe(first.state);
  });

  test('are fetched anew when they have waited for ten minutes', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    const challenges = new PreparedChallenges();
    challenges.prepare('naver');
    now.mockReturnValue(10 * 60_000);
    expect(await challenges.take('naver')).toMatchObject({ state: 'state-1001-2' });
  });

  test('whose request failed are fetched anew', async () => {
    refuse(challengeCall, { status: 500, code: 5, message: '' });
    const challenges = new PreparedChallenges();
    challenges.prepare('naver');
    await waitFor(() => expect(bodies().length).toBeGreaterThan(0));
    await expect(challenges.take('naver')).rejects.toThrow();
    giveChallenges();
    await expect(challenges.take('naver')).resolves.toMatchObject({ platform: 'naver' });
  });
});
