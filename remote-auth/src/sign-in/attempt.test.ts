import '@jangteo/testing';
import { setOutFor } from '../testing/challenges.ts';
import { beginAttempt, takeAttempt } from './attempt.ts';

test('an attempt is returned once, for its own state and provider', () => {
  const { state } = setOutFor('naver', 'popup');
  expect(takeAttempt('naver', 'swapped')).toBeUndefined();
  expect(takeAttempt('apple', state)).toBeUndefined();
  expect(takeAttempt('naver', state)).toEqual({
    platform: 'naver',
    mode: 'popup',
    state,
    redirectUri: 'http://localhost/login-landing',
  });
  expect(takeAttempt('naver', state)).toBeUndefined();
});

test.each([undefined, null, ''])('%p is not accepted as a state, even where none is stored', (state) => {
  expect(takeAttempt('naver', state)).toBeUndefined();
  window.localStorage.setItem('state', '');
  expect(takeAttempt('naver', state)).toBeUndefined();
});

test('the latest attempt replaces the one before', () => {
  const { state: first } = setOutFor('apple');
  const { state: second } = setOutFor('naver');
  expect(takeAttempt('apple', first)).toBeUndefined();
  expect(takeAttempt('naver', second)).toMatchObject({ state: second });
});

test('where nothing can be stored no attempt begins', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(beginAttempt(setOutFor('naver'), 'popup')).toBe(false);
});
