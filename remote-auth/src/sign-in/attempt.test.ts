import '@jangteo/testing';
import { beginAttempt, takeAttempt } from './attempt.ts';

test('an attempt is returned once, for its own state and provider', () => {
  const attempt = beginAttempt('naver', 'popup');
  expect(attempt).toMatchObject({ redirectUri: 'http://localhost/login-landing', mode: 'popup' });
  expect(takeAttempt('naver', 'swapped')).toBeUndefined();
  expect(takeAttempt('apple', attempt?.state)).toBeUndefined();
  expect(takeAttempt('naver', attempt?.state)).toEqual(attempt);
  expect(takeAttempt('naver', attempt?.state)).toBeUndefined();
});

test.each([undefined, null, ''])('%p is not accepted as a state, even where none is stored', (state) => {
  expect(takeAttempt('naver', state)).toBeUndefined();
  window.localStorage.setItem('state', '');
  expect(takeAttempt('naver', state)).toBeUndefined();
});

test('state and nonce are new every time', () => {
  const [one, other] = [beginAttempt('apple', 'redirect'), beginAttempt('apple', 'redirect')];
  const all = [one?.state, one?.nonce, other?.state, other?.nonce];
  expect(new Set(all).size).toBe(4);
  expect(takeAttempt('apple', one?.state)).toBeUndefined();
});

test('where nothing can be stored there is no attempt', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(beginAttempt('naver', 'popup')).toBeUndefined();
});
